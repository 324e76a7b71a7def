import { speechTokens } from "./speech-tokens.ts";

/** Names that keep their capital inside a sentence, as a turn may begin with them. */
const NAMES = new Set([
  ...["Murphy", "McBurney", "Doppler", "Baker", "Douglas", "Morison", "Gerota", "Bosniak"],
  ...["Schmorl", "Hoffa", "Morton", "Valsalva", "Fazekas", "Gleason", "Modic", "Graf", "Kellgren"],
  ...["Chiari", "Tarlov", "Virchow", "Riedel", "Meckel", "Zenker", "Barrett", "Hashimoto"],
]);

const SENTENCE_END = /(?:^|[.!?])\s*$/;

/** Whether a text inserted after `before` begins a sentence. */
const beginsSentence = (before: string): boolean => SENTENCE_END.test(before);

const withCapital = (text: string): string => text.replace(/^\p{Ll}/u, (one) => one.toUpperCase());

/** "Nódulo" becomes "nódulo"; `L4`, `BI-RADS`, `A` and names stay. */
const withoutCapital = (text: string): string => {
  const [first] = speechTokens(text);
  const isWord = first !== undefined && first.start === 0 && /^\p{Lu}\p{Ll}+$/u.test(first.text);
  if (!isWord || NAMES.has(first.text) || /^[-\d]/.test(text.slice(first.end))) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** A capital where a sentence begins, none inside one. */
export const fitCase = (before: string, words: string): string =>
  beginsSentence(before) ? withCapital(words) : withoutCapital(words);

/**
 * Marks and spaces as printed: no space before a mark, one after it, no mark twice. An ellipsis of
 * the recogniser is a hesitation.
 */
export const tidyMarks = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ?(?:\.\.+|…) ?/g, (_pause, at: number, whole: string) => {
      const rest = whole.slice(at).replace(/^[ .…]+/, "");
      return rest === "" || /^\p{Lu}/u.test(rest) ? ". " : " ";
    })
    .replace(/ ?([,;:.!?])(?: ?[,;:.](?![\d]))+/g, "$1")
    .replace(/ ([,;:.!?)])(?!\d)/g, "$1")
    .replace(/\( /g, "(")
    .trim();

/** A text without the marks and spaces at its end. */
export const withoutEndMarks = (text: string): string => {
  let end = text.length;
  while (end > 0 && /[\s.,;:!?]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** Text to insert, and how many characters before the cursor it replaces. */
export interface Insertion {
  text: string;
  back: number;
}

/** Where a passage goes: the text of its block around the cursor. */
export interface InsertionPlace {
  before: string;
  after: string;
}

const MARK = /^[.,;:!?)]/;
const END_MARK = /[.,;:!?]$/;

/** A leading mark of a passage against the end of the text before it. */
const joinMark = (sign: string, before: string): Insertion => {
  const kept = before.trimEnd();
  if (kept === "") return { text: "", back: 0 };
  const spaces = before.length - kept.length;
  const isMarked = END_MARK.test(kept) && sign !== ")";
  if (!isMarked) return { text: sign, back: spaces };
  // The recogniser ended the sentence itself.
  if (sign === "." && /[.!?]$/.test(kept)) return { text: "", back: 0 };
  return { text: sign, back: spaces + 1 };
};

/**
 * Fits a dictated passage to its place: spaces, the capital, and no mark twice. `endsSentence`: the
 * recogniser heard an end, which counts only at the end of the block.
 */
export const joinPassage = (
  { text, endsSentence }: { text: string; endsSentence: boolean },
  { before, after }: InsertionPlace,
): Insertion => {
  const sign = MARK.exec(text)?.[0] ?? "";
  const joined = sign === "" ? { text: "", back: 0 } : joinMark(sign, before);
  const tail = before.slice(0, before.length - joined.back) + joined.text;
  const words = text.slice(sign.length).trimStart();
  const isLast = after.trim() === "";
  const end = endsSentence && isLast && words !== "" && !END_MARK.test(words) ? "." : "";
  if (words === "") return joined;
  const space = tail === "" || /[\s(]$/.test(tail) || MARK.test(words) ? "" : " ";
  const gap = !isLast && /^[\p{L}\d(]/u.test(after) ? " " : "";
  const written = `${joined.text}${space}${fitCase(tail, words)}${end}${gap}`;
  return { text: written, back: joined.back };
};
