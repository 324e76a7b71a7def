import { readFileSync } from "node:fs";
import type { Language } from "@relato/shared/domain/language.ts";

/** What was learned of a language's words by laying notes beside talks. */
interface Translations {
  /**
   * By the key of a note's term (a stem, or `c:` and a concept): keys of talk and how surely they
   * mean it, 0 to 1.
   */
  means: ReadonlyMap<string, readonly (readonly [string, number])[]>;
  /**
   * By the key of a note's term: the share of sound sentences in which nothing of the talk stands
   * for it.
   */
  unsaid: ReadonlyMap<string, number>;
}

/** As kept in `models/weights/translations.json`: certainties and shares in hundredths. */
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

/** Puts translations in place of the stored ones: for fitting and measuring. */
export const replaceTranslations = (translations: Map<string, Translations>): void => {
  loaded = translations;
};
