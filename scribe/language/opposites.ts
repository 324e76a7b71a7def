import type { Language } from "@relato/shared/domain/language.ts";
import { enOpposites } from "./en/opposites.ts";
import { esOpposites } from "./es/opposites.ts";
import { ptOpposites } from "./pt/opposites.ts";

/** Two states that cannot both be so, by the words that say each; patterns run on folded text. */
export interface Opposite {
  /** What a sentence, or the question that it answers, must speak of for the words to mean this state. */
  about?: RegExp;
  one: RegExp;
  /** Matches nothing where the contrary is only ever said by denying `one`. */
  other: RegExp;
}

const tables: Record<Language, readonly Opposite[]> = {
  "pt-BR": ptOpposites,
  es: esOpposites,
  "en-US": enOpposites,
};
export const oppositesOf = (language: Language): readonly Opposite[] => tables[language];
