import type { Language } from "@relato/shared/domain/language.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { memoizeByLanguage } from "./memoize.ts";
import { stem, type Token, tokenise } from "./text.ts";

/** Replaces what was removed. */
export const REMOVED = "[…]";

const FILES = [
  "concepts",
  "cues",
  "documents",
  "dosage",
  "drugs",
  "phrases",
  "questions",
  "themes",
  "units",
  "words",
] as const;

/** Stems of all words of the lexicon. */
const vocabularyOf = memoizeByLanguage((language): ReadonlySet<string> => {
  const phrases = FILES.flatMap((file) => readRows(language, file).map(([phrase = ""]) => phrase));
  return new Set(phrases.flatMap((phrase) => tokenise(phrase).map(({ t }) => stem(t))));
});

/** Names of months in lower case without accents: a day beside one is a date. */
const monthsOf = memoizeByLanguage((language): ReadonlySet<string> => {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
  return new Set(names.flatMap((name) => tokenise(name).map(({ t }) => t)));
});

/** Addresses, dates with a year, and numbers of five digits or more: CPF, telephone, record. */
const IDENTIFIERS = [
  /\S{1,64}@\S{1,255}/g,
  /\b(?:https?:\/\/|www\.)\S{1,2000}/gi,
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\+?\(?\d(?:[\s().-]{0,2}\d){4,}/g,
];

/** Characters that are read. */
const MAX_TEXT = 10_000;
const SHORT_NAME = 2;
const ABBREVIATION = 5;

/**
 * Removes from a text what may identify a person: the words of `names` in any case, words with a
 * capital that are not of the lexicon, dates, numbers with five digits or more, addresses. It
 * removes rather too much; a person must read the result before it is sent.
 */
export function deidentify(
  text: string,
  { language, names }: { language: Language; names: readonly string[] },
): string {
  const known = new Set(
    names.flatMap(tokenise).flatMap(({ t }) => (t.length > SHORT_NAME ? [stem(t)] : [])),
  );
  let plain = text.slice(0, MAX_TEXT);
  for (const pattern of IDENTIFIERS) plain = plain.replace(pattern, REMOVED);
  const tokens = tokenise(plain);
  let output = "";
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    const word = plain.slice(token.start, token.end);
    if (
      known.has(stem(token.t)) ||
      isUnknownName(word, token, language) ||
      isDay(tokens, at, language)
    ) {
      output += plain.slice(end, token.start) + REMOVED;
      end = token.end;
    }
  }
  return (output + plain.slice(end)).replaceAll(/(?:\[…\][\s.-]*){2,}/g, `${REMOVED} `).trim();
}

/** A word with a capital that the lexicon lacks. Short words in capitals are abbreviations. */
function isUnknownName(word: string, { t, kind }: Token, language: Language): boolean {
  if (kind !== "word" || !/^\p{Lu}/u.test(word)) return false;
  const isAbbreviation = word.length <= ABBREVIATION && word === word.toUpperCase();
  if (isAbbreviation) return false;
  return !vocabularyOf(language).has(stem(t));
}

/** A number before or after the name of a month. */
function isDay(tokens: readonly Token[], at: number, language: Language): boolean {
  if (tokens[at]?.kind !== "number") return false;
  const months = monthsOf(language);
  return [at - 1, at + 1, at + 2].some((near) => months.has(tokens[near]?.t ?? ""));
}

/** Several texts about the same persons. */
export const deidentifyAll = (
  texts: readonly string[],
  options: { language: Language; names: readonly string[] },
): string[] => texts.map((text) => deidentify(text, options));
