import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf, readRows } from "../lexicon/lexicon.ts";
import { memoize } from "./memoize.ts";
import { withDigits } from "./digits.ts";
import { capitalise, fold, type Token, tokenise } from "./text.ts";

/**
 * The phrases and spellings of a language that normalisation works with, in lower case: "é" is not
 * "e".
 */
interface Normalisation {
  spelling: ReadonlyMap<string, string>;
  /** Phrases as lists of words, longest first. */
  phrases(list: string): readonly (readonly string[])[];
}

const LANGUAGES = { "pt-BR": {}, es: {}, "en-US": {} };

const tablesOf = memoize((_key: object, language: Language): Normalisation => {
  const lists = new Map<string, string[][]>();
  for (const [phrase = "", list = ""] of readRows(language, "phrases")) {
    const known = lists.get(list) ?? [];
    lists.set(list, known);
    known.push(phrase.toLowerCase().split(" "));
  }
  for (const list of lists.values()) list.sort((a, b) => b.length - a.length);
  const spelling = readRows(language, "spelling").map(([spoken = "", written = ""]) => [
    spoken.toLowerCase(),
    written,
  ]);
  return {
    spelling: new Map(spelling as [string, string][]),
    phrases: (list) => lists.get(list) ?? [],
  };
});

export const normalisationOf = (language: Language): Normalisation =>
  tablesOf(LANGUAGES[language], language);

/**
 * Cleans a clause as it was spoken, without changing what it says: discourse markers and forms of
 * address around it go, contractions are spelt, numbers and their units become digits. The words of
 * the speaker stay in their order.
 */
export function normalise(text: string, language: Language): string {
  const bare = withoutInside(withoutTags(withoutLead(text, language), language), language);
  return tidy(withDigits(spell(bare, language), language));
}

/** The text without discourse markers, titles and names at its beginning. */
export function withoutLead(text: string, language: Language): string {
  let rest = text.trim();
  for (let round = 0; round < 6; round += 1) {
    const cut = leadLength(rest, language);
    if (cut === 0) return rest;
    rest = rest.slice(cut).replace(/^[\s,.!…;:-]+/, "");
  }
  return rest;
}

/**
 * How much of a text's beginning is a marker or an address; 0 when nothing would be left, or where
 * it belongs to the clause.
 */
function leadLength(text: string, language: Language): number {
  const tokens = tokenise(text);
  const words = wordsOf(text, tokens);
  const address = addressLength(text, words, language);
  if (address > 0 && address < words.length && words[address] === ",") return tokens[address]!.end;
  for (const phrase of normalisationOf(language).phrases("lead")) {
    if (!phrase.every((word, at) => words[at] === word)) continue;
    const next = tokens[phrase.length];
    if (!next || tokens.length === phrase.length + 1) return 0;
    // "Bom, …" is a marker, "bom sono" is none; some never belong to a clause.
    if (next.kind === "mark" || NEVER_INSIDE.has(phrase.join(" ")))
      return next.kind === "mark" ? next.end : next.start;
  }
  return 0;
}

/** Markers that are dropped also where no comma follows. */
const NEVER_INSIDE = new Set([
  "é que",
  "ah",
  "ai",
  "uai",
  "oxe",
  "nossa",
  "es que",
  "pues",
  "oh",
  "uh",
  "um",
  "well",
  "so",
  "then",
  "então",
  "e",
  "y",
  "and",
  "bueno",
  "entonces",
]);

/** Words of "dona Cleide" or "Mrs. Parker" at the beginning; 0 for none. */
function addressLength(text: string, words: readonly string[], language: Language): number {
  const titles = lexiconOf(language).words("title");
  const first = fold(words[0] ?? "");
  if (titles.has(first)) {
    const at = words[1] === "." ? 2 : 1;
    return /^\S+\s+\p{Lu}/u.test(text) ? at + 1 : 0;
  }
  return 0;
}

function withoutTags(text: string, language: Language): string {
  let rest = text;
  for (let round = 0; round < 3; round += 1) {
    const before = rest;
    const end = /[.!?…]*\s*$/.exec(rest)![0];
    const body = rest.slice(0, rest.length - end.length);
    const comma = body.lastIndexOf(",");
    // With "…, tá?" the question goes: what is asked so is told.
    if (comma > 0 && isDropped(body.slice(comma + 1), "tag", language))
      rest = body.slice(0, comma) + end.replace(/[?]/g, ".");
    if (rest === before) return rest;
  }
  return rest;
}

/** Markers between two commas: the commas that held them become one. */
const withoutInside = (text: string, language: Language): string => {
  const parts = text.split(",");
  return parts
    .filter(
      (part, at) => at === 0 || at === parts.length - 1 || !isDropped(part, "inside", language),
    )
    .join(",");
};

function isDropped(part: string, list: string, language: Language): boolean {
  const tokens = tokenise(part).filter((token) => token.kind !== "mark");
  const words = wordsOf(part, tokens);
  if (
    normalisationOf(language)
      .phrases(list)
      .some((p) => p.join(" ") === words.join(" "))
  )
    return true;
  const titles = lexiconOf(language).words("title");
  return (
    words.length === 2 &&
    titles.has(fold(words[0]!)) &&
    /\p{Lu}/u.test(part.trim().split(/\s+/)[1] ?? "")
  );
}

const wordsOf = (text: string, tokens: readonly Token[]): string[] =>
  tokens.map(({ start, end }) => text.slice(start, end).toLowerCase());

const WORD = /[\p{L}'’]+/gu;

function spell(text: string, language: Language): string {
  const { spelling } = normalisationOf(language);
  return text.replace(WORD, (word) => {
    const written = spelling.get(word.toLowerCase());
    if (written === undefined) return word;
    return /^\p{Lu}/u.test(word) ? capitalise(written) : written;
  });
}

/** Spaces and marks as they should be, a capital first; the mark at the end stays. */
export function tidy(text: string): string {
  const out = text
    .replace(/[“”"«»]/g, "")
    .replace(/\s+/g, " ")
    .replace(/\s*(?:\.\.\.|…)\s*(?=[,.;!?]|$)/g, "")
    .replace(/\s*(?:\.\.\.|…)\s*/g, ", ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([,;:])(?:\s*[,;:])+/g, "$1")
    .replace(/,\s*([.!?])/g, "$1")
    .replace(/^[\s,.;:!?-]+/, "")
    .replace(/[\s,;:-]+$/, "")
    .trim();
  return capitalise(out);
}
