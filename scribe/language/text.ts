/** A word, number or punctuation mark of a text, with its place in the text. */
export interface Token {
  /** Folded: lower case, no accents. */
  t: string;
  start: number;
  end: number;
  kind: "word" | "number" | "mark";
}

const MARKS = /\p{M}/gu;

/**
 * Text whose every character folds by itself, to one character: Latin without combining marks, and
 * its punctuation.
 */
const PLAIN_LATIN = /^[\0-\u024f\u2010-\u2027]*$/;
const ACCENTED = /[\x80-\u024f]/g;
const withoutAccents = new Map<string, string>();

/**
 * Lower case without accents, one character for one, so that offsets stay those of the (NFC) text.
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
 * Splits a text into tokens; hyphens part words ("beira-mar" is two), apostrophes do not ("don't"
 * is one).
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
 * A word without its plural and gender ending, alike for Portuguese, Spanish and (roughly) English.
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

/** First letter in upper case. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
