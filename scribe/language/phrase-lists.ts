import { readRows } from "../lexicon/lexicon.ts";
import { memoizeByLanguage } from "./memoize.ts";

/**
 * The phrases and spellings of a language for normalisation. In lower case with accents, since "é"
 * is not "e".
 */
interface Normalisation {
  spelling: ReadonlyMap<string, string>;
  /** The phrases of a list as words, longest first. */
  phrases(list: string): readonly (readonly string[])[];
  /** The phrases of a list that begin with `word`, longest first. */
  beginning(list: string, word: string): readonly (readonly string[])[];
  /** Whether a list has a phrase; its words are separated by single spaces. */
  holds(list: string, words: string): boolean;
}

export const normalisationOf = memoizeByLanguage((language): Normalisation => {
  const lists = new Map<string, string[][]>();
  for (const [phrase = "", list = ""] of readRows(language, "phrases")) {
    const phrases = lists.get(list) ?? [];
    lists.set(list, phrases);
    phrases.push(phrase.toLowerCase().split(" "));
  }
  for (const list of lists.values()) list.sort((a, b) => b.length - a.length);
  const byFirst = new Map<string, string[][]>();
  const whole = new Set<string>();
  for (const [list, phrases] of lists)
    for (const phrase of phrases) {
      const key = `${list}\t${phrase[0]}`;
      byFirst.set(key, [...(byFirst.get(key) ?? []), phrase]);
      whole.add(`${list}\t${phrase.join(" ")}`);
    }
  const spelling = readRows(language, "spelling").map(([spoken = "", written = ""]) => [
    spoken.toLowerCase(),
    written,
  ]);
  return {
    spelling: new Map(spelling as [string, string][]),
    phrases: (list) => lists.get(list) ?? [],
    beginning: (list, word) => byFirst.get(`${list}\t${word}`) ?? [],
    holds: (list, words) => whole.has(`${list}\t${words}`),
  };
});
