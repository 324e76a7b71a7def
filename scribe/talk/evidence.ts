import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Sentence } from "./sentences.ts";

/** Milliseconds kept before a word, so that its beginning is heard. */
const LEAD_MS = 150;

/**
 * When a sentence was said, by its share of its turn's letters. Times are milliseconds of the
 * recording.
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

/** One stretch a turn, in the order of the sentences: first the one that says it. */
export function evidencesOf(sentences: readonly Sentence[]): Evidence[] {
  const byTurn = new Map<number, Evidence>();
  for (const sentence of sentences) {
    const next = evidenceOf(sentence);
    const known = byTurn.get(next.turn);
    const start_ms = Math.min(known?.start_ms ?? next.start_ms, next.start_ms);
    const end_ms = Math.max(known?.end_ms ?? next.end_ms, next.end_ms);
    byTurn.set(next.turn, { turn: next.turn, start_ms, end_ms });
  }
  return [...byTurn.values()];
}
