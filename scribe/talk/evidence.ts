import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Sentence } from "./sentences.ts";

/** Playback starts so many milliseconds early, so that the first word is not cut. */
const LEAD_MS = 150;

/**
 * The time span of a sentence, estimated from the position of its letters in its turn. In
 * milliseconds from the start of the recording.
 */
export function evidenceOf({
  turn,
  start,
  end,
}: Pick<Sentence, "turn" | "start" | "end">): Evidence {
  const length = Math.max(1, turn.text.length);
  const span = turn.end_ms - turn.start_ms;
  const from = Math.round(turn.start_ms + (span * Math.min(start, length)) / length - LEAD_MS);
  const to = Math.round(turn.start_ms + (span * Math.min(end, length)) / length);
  return {
    turn: turn.i,
    start_ms: Math.max(turn.start_ms, from),
    end_ms: Math.max(turn.start_ms, Math.min(turn.end_ms, to)),
  };
}

/**
 * One span per turn, in the order of the sentences. The first span is that of the main sentence.
 */
export function evidencesOf(sentences: readonly Sentence[]): Evidence[] {
  const byTurn = new Map<number, Evidence>();
  for (const sentence of sentences) {
    const next = evidenceOf(sentence);
    const previous = byTurn.get(next.turn);
    const start_ms = Math.min(previous?.start_ms ?? next.start_ms, next.start_ms);
    const end_ms = Math.max(previous?.end_ms ?? next.end_ms, next.end_ms);
    byTurn.set(next.turn, { turn: next.turn, start_ms, end_ms });
  }
  return [...byTurn.values()];
}
