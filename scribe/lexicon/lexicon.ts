import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { fold } from "../language/text.ts";
import { compileMatcher, type Entry, type Matcher } from "./matcher.ts";
import { readTsv } from "./read-tsv.ts";

/** A new language is one more folder with the same files. */
const FOLDERS: Record<Language, string> = { "pt-BR": "pt", es: "es", "en-US": "en" };

interface Lexicon {
  /** Clinical terms and medicines, from `concepts.tsv` and `drugs.tsv`. */
  concepts: Matcher;
  /**
   * Words by their function in talk: negation, correction, order, thanks. From `cues.tsv`; each has
   * the type "cue".
   */
  cues: Matcher;
  /** Function words that a term may contain: the list `little` of `words.tsv`. */
  little: ReadonlySet<string>;
  /** The words of a list of `words.tsv`, folded. */
  words(list: string): ReadonlySet<string>;
}

/** The lexicon of a language, read and compiled on first use. */
export const lexiconOf = memoizeByLanguage((language): Lexicon => {
  const lists = new Map<string, Set<string>>();
  for (const [word = "", list = ""] of readRows(language, "words")) {
    const words = lists.get(list) ?? new Set();
    lists.set(list, words.add(fold(word)));
  }
  const none: ReadonlySet<string> = new Set();
  const little = lists.get("little") ?? none;
  const concepts = [...readRows(language, "concepts"), ...readRows(language, "drugs")];
  return {
    concepts: compileMatcher(concepts.map(entryOf), little),
    cues: compileMatcher(
      readRows(language, "cues").map(([phrase = "", id = ""]) => ({
        phrase: `=${phrase}`,
        concept: { id, type: "cue" },
      })),
      none,
    ),
    little,
    words: (list) => lists.get(list) ?? none,
  };
});

const entryOf = ([phrase = "", id = "", type = "other"]: string[]): Entry => ({
  phrase,
  concept: { id, type },
});

export const readRows = (language: Language, file: string): string[][] =>
  readTsv(new URL(`./${FOLDERS[language]}/${file}.tsv`, import.meta.url));
