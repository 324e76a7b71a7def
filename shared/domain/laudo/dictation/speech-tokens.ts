import type { SpokenToken } from "../../numbers/cardinals.ts";
import { plainText } from "../../plain.ts";

/** A token with its place. `start` and `end` are offsets in the text. */
export interface SpeechToken extends SpokenToken {
  /** As written. */
  text: string;
  start: number;
  end: number;
}

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+(?:['’]\p{L}+)*|[^\s\p{L}\d]/gu;

/** Splits what a recogniser wrote into words, numbers and marks. */
export const speechTokens = (text: string): SpeechToken[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: found, index }) => ({
    text: found,
    t: plainText(found),
    start: index,
    end: index + found.length,
    kind: /^\d/.test(found) ? "number" : /^\p{L}/u.test(found) ? "word" : "mark",
  }));

/** The folded word at a token; "" for a number, a mark or none. */
export const spokenWord = (tokens: readonly SpeechToken[], at: number): string =>
  tokens[at]?.kind === "word" ? tokens[at].t : "";

/** The token after a phrase of folded words that begins at `at`; null if it does not. */
export const afterPhrase = (
  tokens: readonly SpeechToken[],
  at: number,
  phrase: readonly string[],
): number | null =>
  phrase.every((word, i) => tokens[at + i]?.t === word) ? at + phrase.length : null;
