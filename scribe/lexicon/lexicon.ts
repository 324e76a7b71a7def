import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { fold } from "../language/text.ts";
import { compileMatcher, type Entry, type Matcher } from "./matcher.ts";
import { readTsv } from "./read-tsv.ts";

/** The folder of each language. A new language is one folder with the same files. */
const FOLDERS: Record<Language, string> = { "pt-BR": "pt", es: "es", "en-US": "en" };

/** The phrases of one language, compiled. */
interface Lexicon {
  /** Clinical terms and medicines: `concepts.tsv`, `drugs.tsv`. */
  concepts: Matcher;
  /** What words do in talk: deny, correct, order, thank. `cues.tsv`; a cue's type is "cue". */
  cues: Matcher;
  /**
   * Little words that may stand inside a term and say nothing by themselves. `words.tsv`, list
   * `little`.
   */
  little: ReadonlySet<string>;
  /** The words of a list of `words.tsv`, folded. */
  words(list: string): ReadonlySet<string>;
}

/** The lexicon of a language, read and compiled on first use. */
export const lexiconOf = memoizeByLanguage((language): Lexicon => {
  const lists = new Map<string, Set<string>>();
  for (const [word = "", list = ""] of readRows(language, "words")) {
    const known = lists.get(list) ?? new Set();
    lists.set(list, known.add(fold(word)));
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

/** The rows of a file of a language's folder. */
export const readRows = (language: Language, file: string): string[][] =>
  readTsv(new URL(`./${FOLDERS[language]}/${file}.tsv`, import.meta.url));
