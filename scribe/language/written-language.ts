import { type Language, LANGUAGES } from "@relato/shared/domain/language.ts";
import { readTsv } from "../lexicon/read-tsv.ts";

/** Fewer frequent words than these do not tell the language. */
const MIN_WORDS = 8;
/** Minimum ratio of another language's frequent words to the expected one's. */
const MIN_RATIO = 2;
/** A text of so many letters should have frequent words of its language. */
const MIN_LETTERS = 300;
/** Maximum number of letters per frequent word; medical notes have 10 to 40. */
const LETTERS_PER_WORD = 120;
const NON_LETTER = /\P{L}/gu;
const WORD = /\p{L}+/gu;

let languagesOf: Map<string, Set<Language>> | undefined;

const readFrequentWords = (): Map<string, Set<Language>> => {
  const found = new Map<string, Set<Language>>();
  const rows = readTsv(new URL("../lexicon/frequent-words.tsv", import.meta.url));
  for (const [word = "", language] of rows) {
    const listed = LANGUAGES.find((one) => one === language);
    if (listed !== undefined) found.set(word, (found.get(word) ?? new Set()).add(listed));
  }
  return found;
};

/** Whether a text may be in a language, by its frequent words. True for short and mixed texts. */
export function mayBeLanguage(text: string, language: Language): boolean {
  const counts = countFrequentWords(text);
  const own = counts.get(language) ?? 0;
  const other = Math.max(...[...counts].map(([one, count]) => (one === language ? 0 : count)));
  if (other >= MIN_WORDS && other >= MIN_RATIO * own) return false;
  const letters = text.replace(NON_LETTER, "").length;
  return letters < MIN_LETTERS || own >= letters / LETTERS_PER_WORD;
}

/** The language of a short text by its frequent words; `usual` if they do not tell it. */
export function languageOfText(text: string, usual: Language): Language {
  const counts = countFrequentWords(text);
  const most = Math.max(...counts.values());
  const best = LANGUAGES.filter((language) => counts.get(language) === most);
  return best.includes(usual) ? usual : best.length === 1 ? best[0]! : usual;
}

function countFrequentWords(text: string): Map<Language, number> {
  languagesOf ??= readFrequentWords();
  const counts = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  for (const [word] of text.normalize("NFC").toLowerCase().matchAll(WORD))
    for (const language of languagesOf.get(word) ?? [])
      counts.set(language, counts.get(language)! + 1);
  return counts;
}
