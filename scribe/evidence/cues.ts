import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf, readRows } from "../lexicon/lexicon.ts";
import { compileMatcher, type Matcher, type Mention } from "../lexicon/matcher.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";

const compiled = new Map<Language, Matcher>();

/**
 * The cues of `proof.tsv`: contracted negations, affirming words of notes, words of continuation.
 */
function proofCues(language: Language): Matcher {
  let matcher = compiled.get(language);
  if (!matcher) {
    const entries = readRows(language, "proof").map(([phrase = "", id = ""]) => ({
      phrase: `=${phrase}`,
      concept: { id, type: "cue" },
    }));
    compiled.set(language, (matcher = compileMatcher(entries, new Set())));
  }
  return matcher;
}

/** All cues of a text from `cues.tsv` and `proof.tsv`, overlaps included. */
export const cuesOf = memoize((read: ReadText, language: Language): readonly Mention[] => [
  ...lexiconOf(language).cues.findAll(read.tokens, read.stems),
  ...proofCues(language).findAll(read.tokens, read.stems),
]);

export const cueNames = memoize(
  (read: ReadText, language: Language): ReadonlySet<string> =>
    new Set(cuesOf(read, language).map(({ concept }) => concept.id)),
);

/** The sides that a text names: "left", "right". "Both" counts as the two. */
export function sidesOf(read: ReadText, language: Language): ReadonlySet<string> {
  const names = cueNames(read, language);
  if (names.has("both")) return new Set(["left", "right"]);
  return new Set(["left", "right"].filter((side) => names.has(side)));
}
