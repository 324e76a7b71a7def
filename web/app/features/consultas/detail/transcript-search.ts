import type { Turn } from "@relato/shared/domain/transcript.ts";

/** Letters of a turn's text, from (included) to (not included). */
export interface Hit {
  /** The turn's number. */
  turn: number;
  from: number;
  to: number;
}

/** Fewer letters stand in every word. */
export const FEWEST_LETTERS = 2;
/** More is no help to anybody; what is searched must become longer. */
export const MOST_HITS = 1000;

/**
 * Lower case without accents, letter for letter in the same place, so that a hit in the folded text is one in the text itself
 * (a mark of its own, and what would become two letters, stay as they are).
 */
export const foldInPlace = (text: string): string => {
  let folded = "";
  // By code unit: `toLowerCase` and NFD of a whole text may change its length.
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const plain = unit.normalize("NFD").charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
};

const folded = new WeakMap<Turn, string>();
const foldedOf = (turn: Turn): string => {
  const known = folded.get(turn);
  if (known !== undefined) return known;
  const text = foldInPlace(turn.text);
  folded.set(turn, text);
  return text;
};

/** Where the words stand, in the order of the turns, MOST_HITS at most. Each turn is folded once. */
export const findHits = (turns: readonly Turn[], wanted: string): Hit[] => {
  const needle = foldInPlace(wanted.trim().normalize("NFC"));
  if (needle.length < FEWEST_LETTERS) return [];
  const hits: Hit[] = [];
  for (const turn of turns) {
    const text = foldedOf(turn);
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      hits.push({ turn: turn.i, from: at, to: at + needle.length });
      if (hits.length === MOST_HITS) return hits;
    }
  }
  return hits;
};
