import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import type { Term } from "./types.ts";
import { kinMarks } from "./persons.ts";
import { cuesOf } from "./cues.ts";
import { quantitiesOf } from "./quantities.ts";

/** Cues that other comparisons handle. */
const COMPARED_APART = new Set(["negation", "left", "right", "both", "affirms", "ongoing"]);
/** The least letters of a word that counts as a term. */
const SHORTEST = 3;

/** The terms of a text, without numbers, sides, negations, persons and stop words. */
export const termsOf = memoize((read: ReadText, language: Language): readonly Term[] => {
  const lexicon = lexiconOf(language);
  const lists = ["little", "generic", "filler", "title", "yes", "no"].map((name) =>
    lexicon.words(name),
  );
  const taken = new Set<number>();
  for (const { concept, from, to } of cuesOf(read, language))
    if (COMPARED_APART.has(concept.id)) for (let at = from; at < to; at += 1) taken.add(at);
  for (const { from, unitTo } of quantitiesOf(read, language))
    for (let at = from; at < unitTo; at += 1) taken.add(at);
  const says = (at: number): boolean =>
    read.tokens[at]!.kind === "word" &&
    read.tokens[at]!.t.length >= SHORTEST &&
    !lists.some((list) => list.has(read.tokens[at]!.t));
  const terms: Term[] = [];
  for (const { concept, from, to } of read.mentions) {
    const stems: string[] = [];
    for (let at = from; at < to; at += 1) {
      if (says(at)) stems.push(read.stems[at]!);
      taken.add(at);
    }
    if (concept.type !== "kin") terms.push({ concept, stems, from, to });
  }
  for (let at = 0; at < read.tokens.length; at += 1)
    if (!taken.has(at) && says(at))
      terms.push({ concept: undefined, stems: [read.stems[at]!], from: at, to: at + 1 });
  return terms.toSorted((a, b) => a.from - b.from);
});

/** The key of a term in the table of translations. */
export const keyOf = (term: Term): string =>
  term.concept ? `c:${term.concept.id}` : (term.stems[0] ?? "");

/** The concept ids of the persons that a text names. */
export const kinOf = (read: ReadText, language: Language): ReadonlySet<string> =>
  new Set(kinMarks(read, language).map(({ id }) => id));
