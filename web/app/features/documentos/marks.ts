import type { Evidence } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";

export interface Piece {
  text: string;
  marked: boolean;
}

/** The share of a span that is ignored at each end: letters are not spoken evenly. */
const SLACK = 0.15;

/** The part of a turn that evidence covers, in shares of its length; null for all of it. */
const shareOf = (turn: Turn, evidence: Evidence): { from: number; to: number } | null => {
  const length = turn.end_ms - turn.start_ms;
  const from = (evidence.start_ms - turn.start_ms) / length;
  const to = (evidence.end_ms - turn.start_ms) / length;
  // A typed transcript has no times. A span of nearly the whole turn covers it.
  if (length <= 0 || to <= from || to - from > 0.9) return null;
  const slack = (to - from) * SLACK;
  return { from: from + slack, to: to - slack };
};

/**
 * A turn's text in pieces, marked by its evidence. A turn has times at its ends only, so the
 * position of a sentence is estimated from its letters.
 */
export const markedPieces = (
  turn: Turn,
  evidence: readonly Evidence[],
  language: Language,
): Piece[] => {
  const own = evidence.filter((e) => e.turn === turn.i);
  if (own.length === 0) return [{ text: turn.text, marked: false }];
  const shares = own.map((e) => shareOf(turn, e));
  if (shares.includes(null)) return [{ text: turn.text, marked: true }];
  const segments = [
    ...new Intl.Segmenter(language, { granularity: "sentence" }).segment(turn.text),
  ];
  const pieces = segments.map(({ segment, index }) => ({
    text: segment,
    marked: shares.some(
      (share) =>
        share !== null &&
        share.from * turn.text.length < index + segment.length &&
        share.to * turn.text.length > index,
    ),
  }));
  return pieces.some(({ marked }) => marked) ? pieces : [{ text: turn.text, marked: true }];
};

/** The index of the turn at a time, by binary search; -1 in a silence. Turns do not overlap. */
export const turnAt = (turns: readonly Turn[], ms: number): number => {
  let low = 0;
  let high = turns.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const turn = turns[middle];
    if (turn === undefined) return -1;
    if (ms < turn.start_ms) high = middle - 1;
    else if (ms >= turn.end_ms) low = middle + 1;
    else return middle;
  }
  return -1;
};
