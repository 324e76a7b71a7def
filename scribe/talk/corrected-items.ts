import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import { fold, type Token } from "../language/text.ts";
import { lexiconOf, readRows } from "../lexicon/lexicon.ts";
import type { ReadText } from "./sentences.ts";

/**
 * Something that a speaker can correct: a number, a side, a medicine. `sort` is its category; two
 * items of one sort are alternatives. Tokens `from` up to `to`, exclusive.
 */
export interface Item {
  sort: string;
  words: string;
  from: number;
  to: number;
}

/** The cues that are items, with their sort. */
const CUES: ReadonlyMap<string, string> = new Map([
  ["left", "side"],
  ["right", "side"],
  ["day", "day"],
  ["month", "month"],
]);
/** The types of concepts that are items. */
const TYPES: ReadonlySet<string> = new Set(["drug"]);

/** The items of a text, in order. */
export function findItems({ tokens, stems, mentions }: ReadText, language: Language): Item[] {
  // "Uma" is a number only if it has a unit or no word after it.
  const units = unitsOf(language);
  const isNumber = ({ form, to }: NumberSpan): boolean =>
    form !== "article" || tokens[to]?.kind !== "word" || units.has(tokens[to].t);
  const numbers = findNumbers(tokens, language)
    .filter(isNumber)
    .map(({ from, to, value }) => ({ sort: "number", words: String(value), from, to }));
  const cues = lexiconOf(language)
    .cues.findAll(tokens, stems)
    .filter(({ concept, from, to }) => CUES.has(concept.id) && to === from + 1)
    .map(({ concept, from, to }) => ({ sort: CUES.get(concept.id)!, from, to }));
  const concepts = mentions
    .filter(({ concept }) => TYPES.has(concept.type))
    .map(({ concept, from, to }) => ({ sort: concept.type, words: concept.id, from, to }));
  const named = cues.map((cue) => ({ ...cue, words: wordsOf(tokens, cue.from, cue.to) }));
  return [...numbers, ...named, ...concepts].toSorted((a, b) => a.from - b.from);
}

export const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ t }) => t)
    .join(" ");

/** The number of tokens of a form of address at `from` ("papá, hace…"); 0 if there is none. */
export function vocativeLength({ tokens, mentions }: ReadText, from: number): number {
  const kin = mentions.find((one) => one.from >= from && one.concept.type === "kin");
  if (!kin || kin.from > from + 1 || tokens[kin.to]?.t !== ",") return 0;
  return kin.to + 1 - from;
}

/** The words that name units, folded. */
export const unitsOf = memoizeByLanguage(
  (language): ReadonlySet<string> =>
    new Set(readRows(language, "units").map(([phrase = ""]) => fold(phrase))),
);
