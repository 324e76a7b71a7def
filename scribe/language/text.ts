/** A word, number or punctuation mark. `start` and `end` are offsets in the text. */
export interface Token {
  /** In lower case, without accents. */
  t: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
}

const MARKS = /\p{M}/gu;

/** Latin text without combining marks: each of its characters folds to one character. */
const PLAIN_LATIN = /^[\0-\u024f\u2010-\u2027]*$/;
const ACCENTED = /[\x80-\u024f]/g;
const withoutAccents = new Map<string, string>();

/**
 * Converts to lower case without accents. Each character becomes exactly one, so offsets in the
 * (NFC) text remain valid.
 */
export function fold(text: string): string {
  return PLAIN_LATIN.test(text) ? text.replace(ACCENTED, foldLetter).toLowerCase() : foldAny(text);
}

function foldLetter(letter: string): string {
  let folded = withoutAccents.get(letter);
  if (folded === undefined) withoutAccents.set(letter, (folded = foldAny(letter)));
  return folded;
}

function foldAny(text: string): string {
  const plain = text.normalize("NFC").toLowerCase().normalize("NFD").replace(MARKS, "");
  if (plain.length === text.length) return plain;
  let out = "";
  for (const char of text.normalize("NFC")) {
    const base = char.toLowerCase().normalize("NFD").replace(MARKS, "");
    out +=
      base.length === char.length ? base : (base + " ".repeat(char.length)).slice(0, char.length);
  }
  return out;
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}]+(?:['’](?=\p{L})[\p{L}]+)*|[^\s\p{L}\d]/gu;
const LETTER = /^\p{L}/u;

/**
 * Splits a text into tokens. Hyphens separate words ("beira-mar" is two), apostrophes do not
 * ("don't" is one).
 */
export function tokenise(text: string): Token[] {
  const folded = fold(text).replaceAll("’", "'");
  const tokens: Token[] = [];
  for (const match of folded.matchAll(TOKEN)) {
    const [found] = match;
    const t = found.endsWith("'s") ? found.slice(0, -2) : found;
    const isNumber = t >= "0" && t < ":";
    const kind = isNumber ? "number" : (t >= "a" && t < "{") || LETTER.test(t) ? "word" : "mark";
    tokens.push({ t, start: match.index, end: match.index + t.length, kind });
  }
  return tokens;
}

/**
 * Removes the plural and gender ending of a word. Works for Portuguese, Spanish and, roughly,
 * English.
 */
export function stem(word: string): string {
  let w = word;
  if (w.length > 4) {
    if (w.endsWith("oes")) w = `${w.slice(0, -3)}ao`;
    else if (w.endsWith("ais")) w = `${w.slice(0, -3)}al`;
    else if (w.endsWith("res") || w.endsWith("zes") || w.endsWith("les")) w = w.slice(0, -2);
    else if (w.endsWith("s") && !w.endsWith("ss")) w = w.slice(0, -1);
  }
  if (w.length > 4 && /[aoe]$/.test(w)) w = w.slice(0, -1);
  return w;
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
