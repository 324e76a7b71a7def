import type { Language } from "../../language.ts";

/** The words that spoken measures, fractions and categories are made of. All are folded. */
export interface SpeechWords {
  /** Between the numbers of a product: "por", "by". Written as `x`. */
  product: readonly string[];
  /** Between the numbers of a range or a pair, which share a unit: "a", "to". */
  range: readonly string[];
  /** Half of the unit that follows: "meio", "half a". */
  half: readonly string[];
  /** Denominators of fractions: singular, plural, number. */
  fractions: readonly (readonly [string, string, number])[];
  /** A number after these is an identifier, written in digits. */
  labels: readonly string[];
  /** Between two levels: "traço", "dash". */
  dash: readonly string[];
  /** Between a RADS system and its number. */
  category: readonly string[];
  /** Articles that also mean one. As decimals they need a unit after them. */
  articles: readonly string[];
}

export const SPEECH_WORDS: Readonly<Record<Language, SpeechWords>> = {
  "pt-BR": {
    product: ["por", "x", "×", "vezes"],
    range: ["a", "e", "ate", "ou", "-", "–"],
    half: ["meio", "meia"],
    fractions: [
      ["terco", "tercos", 3],
      ["quarto", "quartos", 4],
      ["quinto", "quintos", 5],
    ],
    labels: [
      ...["grau", "tipo", "classe", "estagio", "estadio", "categoria", "escore", "bosniak"],
      ...["fazekas", "modic", "kellgren", "lawrence", "gleason"],
    ],
    dash: ["traco", "hifen", "-", "–"],
    category: ["categoria", "grau", "classe"],
    articles: ["um", "uma"],
  },
  "en-US": {
    product: ["by", "x", "×", "times"],
    range: ["to", "and", "or", "-", "–"],
    half: ["half"],
    fractions: [
      ["third", "thirds", 3],
      ["quarter", "quarters", 4],
      ["fourth", "fourths", 4],
      ["fifth", "fifths", 5],
    ],
    labels: [
      ...["grade", "type", "class", "stage", "category", "score", "bosniak", "fazekas", "modic"],
      ...["kellgren", "lawrence", "gleason"],
    ],
    dash: ["dash", "hyphen", "-", "–"],
    category: ["category", "grade", "class"],
    articles: ["a"],
  },
  es: {
    product: ["por", "x", "×"],
    range: ["a", "y", "hasta", "o", "-", "–"],
    half: ["medio", "media"],
    fractions: [
      ["tercio", "tercios", 3],
      ["cuarto", "cuartos", 4],
      ["quinto", "quintos", 5],
    ],
    labels: [
      ...["grado", "tipo", "clase", "estadio", "categoria", "puntuacion", "bosniak", "fazekas"],
      ...["modic", "kellgren", "lawrence", "gleason"],
    ],
    dash: ["guion", "-", "–"],
    category: ["categoria", "grado", "clase"],
    articles: ["un", "una"],
  },
};
