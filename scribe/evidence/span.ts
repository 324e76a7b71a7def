import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Source } from "../facts/types.ts";

/** Milliseconds kept before a word, so that its beginning is heard. */
const LEAD_MS = 150;

/** The seconds of a turn in which a stretch of its text was said, by its share of the turn's letters. */
export function evidenceOf({ turn, start, end }: Source): Evidence {
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

/** One stretch a turn, in the order of the sources: first what says it. */
export function evidencesOf(sources: readonly Source[]): Evidence[] {
  const byTurn = new Map<number, Evidence>();
  for (const source of sources) {
    const next = evidenceOf(source);
    const known = byTurn.get(next.turn);
    byTurn.set(
      next.turn,
      known
        ? {
            turn: next.turn,
            start_ms: Math.min(known.start_ms, next.start_ms),
            end_ms: Math.max(known.end_ms, next.end_ms),
          }
        : next,
    );
  }
  return [...byTurn.values()];
}
