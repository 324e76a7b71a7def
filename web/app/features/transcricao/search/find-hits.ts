import type { Turn } from "@relato/shared/domain/transcript.ts";

/** Characters of a turn's text: `from` is included, `to` is not. */
export interface Hit {
  /** The turn's number. */
  turn: number;
  from: number;
  to: number;
}

/** One letter would match nearly every word. */
export const MIN_LETTERS = 2;
export const MAX_HITS = 1000;

/**
 * Lower case without accents. Every character keeps its index, so that a hit in the folded text is
 * a hit in the text. `toLowerCase` and NFD of the whole text could change its length.
 */
export const foldInPlace = (text: string): string => {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const plain = unit.normalize("NFD").charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
};

const cache = new WeakMap<Turn, string>();
const foldTurn = (turn: Turn): string => {
  const folded = cache.get(turn) ?? foldInPlace(turn.text);
  cache.set(turn, folded);
  return folded;
};

/** At most MAX_HITS hits of a text, in the order of the turns. */
export const findHits = (turns: readonly Turn[], text: string): Hit[] => {
  const needle = foldInPlace(text.trim().normalize("NFC"));
  if (needle.length < MIN_LETTERS) return [];
  const hits: Hit[] = [];
  for (const turn of turns) {
    const folded = foldTurn(turn);
    const next = (from: number): number => folded.indexOf(needle, from);
    for (let at = next(0); at >= 0; at = next(at + needle.length)) {
      hits.push({ turn: turn.i, from: at, to: at + needle.length });
      if (hits.length === MAX_HITS) return hits;
    }
  }
  return hits;
};
