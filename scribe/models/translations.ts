import { readFileSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";

/** What the words of notes mean in talk, learned by aligning notes with talks. */
interface Translations {
  /**
   * By key of a note's term (a stem, or `c:` and a concept): keys of the talk, each with the
   * probability from 0 to 1 that it means the same.
   */
  means: ReadonlyMap<string, readonly (readonly [string, number])[]>;
  /**
   * By key of a note's term: the share of sound sentences in which no word of the talk means it.
   */
  unsaid: ReadonlyMap<string, number>;
}

/** As stored in `models/weights/translations.json`; probabilities and shares in hundredths. */
export type TranslationData = Record<
  string,
  { means: Record<string, (string | number)[]>; unsaid: Record<string, number> }
>;

export const loadTranslations = (data: TranslationData): Map<string, Translations> =>
  new Map(
    Object.entries(data).map(([language, { means, unsaid }]) => [
      language,
      {
        means: new Map(Object.entries(means).map(([key, row]) => [key, readRow(row)])),
        unsaid: new Map(Object.entries(unsaid).map(([key, share]) => [key, share / 100])),
      },
    ]),
  );

function readRow(row: readonly (string | number)[]): [string, number][] {
  const pairs: [string, number][] = [];
  for (let at = 0; at < row.length; at += 2)
    pairs.push([String(row[at]), Number(row[at + 1]) / 100]);
  return pairs;
}

let loaded: Map<string, Translations> | undefined;
const NONE: Translations = { means: new Map(), unsaid: new Map() };

/** The translations of a language, read on first use. */
export function translationsOf(language: Language): Translations {
  if (!loaded) {
    const url = new URL("./weights/translations.json", import.meta.url);
    loaded = loadTranslations(JSON.parse(readFileSync(url, "utf8")) as TranslationData);
  }
  return loaded.get(language) ?? NONE;
}

/** Replaces the stored translations, for fitting and measuring. */
export const replaceTranslations = (translations: Map<string, Translations>): void => {
  loaded = translations;
};
