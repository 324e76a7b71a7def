import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import { fold, type Token } from "../language/text.ts";
import { lexiconOf, readRows } from "../lexicon/lexicon.ts";
import type { ReadText } from "./sentences.ts";

/** A thing that a speaker can put right: a number, a side, a medicine. Tokens `from` up to `to`. */
export interface Item {
  sort: string;
  words: string;
  from: number;
  to: number;
}

/** Cues that name a thing that can be put right, and its sort. */
const CUES: ReadonlyMap<string, string> = new Map([
  ["left", "side"],
  ["right", "side"],
  ["day", "day"],
  ["month", "month"],
]);
/** Types of concepts that can be put right one for the other. */
const TYPES: ReadonlySet<string> = new Set(["drug"]);

/** The things of a text that can be put right, in order. */
export function findItems({ tokens, stems, mentions }: ReadText, language: Language): Item[] {
  // "Uma" is a number where it stands alone or with a unit.
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

/** Tokens of a form of address at `from` ("papá, hace…"); 0 for none. */
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
