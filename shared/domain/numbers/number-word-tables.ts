import type { Language } from "../language.ts";
import { enNumbers } from "./en.ts";
import { esNumbers } from "./es.ts";
import type { NumberWords } from "./number-words.ts";
import { ptNumbers } from "./pt.ts";

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  "pt-BR": ptNumbers,
  es: esNumbers,
  "en-US": enNumbers,
};
