import type { Language } from "@relato/shared/domain/language.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { readText } from "../talk/sentences.ts";
import { keyOf, termsOf } from "./terms.ts";
import type { Term } from "./types.ts";

/** Ways to say a thing; each is a list of things that must all be said. */
export type Ways = readonly (readonly Term[])[];

const compiled = new Map<Language, ReadonlyMap<string, Ways>>();

/**
 * Reads `paraphrases.tsv`: what talk says instead of a medical term, by the term's key. `|`
 * separates alternatives, `+` separates things that must be said together.
 */
export function paraphrasesOf(language: Language): ReadonlyMap<string, Ways> {
  let known = compiled.get(language);
  if (!known) compiled.set(language, (known = compile(language)));
  return known;
}

function compile(language: Language): ReadonlyMap<string, Ways> {
  const ways = new Map<string, Term[][]>();
  for (const [learned = "", said = ""] of readRows(language, "paraphrases")) {
    const alternatives = said.split("|").flatMap((way) => {
      const pieces = way.split("+").map((piece) => termsIn(piece, language));
      return pieces.every((terms) => terms.length > 0) ? [pieces.flat()] : [];
    });
    for (const phrase of learned.split("|")) {
      const [term, ...rest] = termsIn(phrase, language);
      if (!term || rest.length > 0) continue;
      const key = keyOf(term);
      const others = alternatives.filter((way) => way.length > 1 || keyOf(way[0]!) !== key);
      ways.set(key, [...(ways.get(key) ?? []), ...others]);
    }
  }
  return ways;
}

const termsIn = (text: string, language: Language): readonly Term[] =>
  termsOf(readText(text.trim(), language), language);
