import type { Language } from "@relato/shared/domain/language.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { compileMatcher, type Matcher, type Mention } from "../lexicon/matcher.ts";
import type { ReadText } from "../talk/sentences.ts";

const matcherOf = memoizeByLanguage((language): Matcher =>
  compileMatcher(
    readRows(language, "questions").map(([phrase = "", id = ""]) => ({
      phrase: `=${phrase}`,
      concept: { id, type: "cue" },
    })),
    new Set(),
  ),
);

/** The cues of `questions.tsv` in a text, overlaps included. */
export const questionCuesOf = memoize((read: ReadText, language: Language): readonly Mention[] =>
  matcherOf(language).findAll(read.tokens, read.stems),
);

/** The cues with one of the ids, in order. */
export const cuesWith = (
  read: ReadText,
  language: Language,
  ...ids: readonly string[]
): readonly Mention[] =>
  questionCuesOf(read, language).filter(({ concept }) => ids.includes(concept.id));
