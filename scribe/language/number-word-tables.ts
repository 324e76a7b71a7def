import type { Language } from "@relato/shared/domain/language.ts";
import { enNumbers } from "./en/numbers.ts";
import { esNumbers } from "./es/numbers.ts";
import { memoize } from "./memoize.ts";
import type { NumberWords } from "./number-words.ts";
import { ptNumbers } from "./pt/numbers.ts";

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  "pt-BR": ptNumbers,
  es: esNumbers,
  "en-US": enNumbers,
};

/** The words that a number can begin with. */
export const beginningsOf = memoize(
  ({ small, tens, hundreds, hundred, thousand }: NumberWords) =>
    new Set([...[small, tens, hundreds].flatMap(Object.keys), ...hundred, ...thousand]),
);
