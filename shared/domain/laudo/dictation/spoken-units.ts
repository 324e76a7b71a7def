import type { Language } from "../../language.ts";
import { afterPhrase, type SpeechToken } from "./speech-tokens.ts";

/**
 * Signs of units as reports write them, with their spoken names, folded. Plurals of the first word
 * are added. An empty sign: the name is kept, as in `12 semanas`.
 */
const UNITS: Readonly<Record<Language, readonly (readonly [sign: string, ...names: string[]])[]>> =
  {
    "pt-BR": [
      ["mm", "milimetro"],
      ["cm", "centimetro"],
      ["m", "metro"],
      ["mL", "mililitro"],
      ["L", "litro"],
      ["g", "grama"],
      ["kg", "quilo", "quilograma"],
      ["mg", "miligrama"],
      ["mcg", "micrograma"],
      ["cm/s", "centimetro por segundo"],
      ["m/s", "metro por segundo"],
      ["cm²", "centimetro quadrado"],
      ["cm³", "centimetro cubico"],
      ["mm²", "milimetro quadrado"],
      ["mm³", "milimetro cubico"],
      ["g/cm²", "grama por centimetro quadrado"],
      ["mmHg", "milimetro de mercurio"],
      ["ms", "milissegundo"],
      ["bpm", "batimento por minuto"],
      ["UH", "unidade hounsfield", "unidade de hounsfield"],
      ["%", "por cento"],
      ["°", "grau"],
      ["", "semana", "dia", "mes", "ano", "hora", "minuto", "segundo", "meses"],
    ],
    "en-US": [
      ["mm", "millimeter", "millimetre"],
      ["cm", "centimeter", "centimetre"],
      ["m", "meter", "metre"],
      ["mL", "milliliter", "millilitre"],
      ["L", "liter", "litre"],
      ["g", "gram"],
      ["kg", "kilogram", "kilo"],
      ["mg", "milligram"],
      ["mcg", "microgram"],
      ["cm/s", "centimeter per second"],
      ["m/s", "meter per second"],
      ["cm²", "square centimeter"],
      ["cm³", "cubic centimeter"],
      ["mm²", "square millimeter"],
      ["mm³", "cubic millimeter"],
      ["g/cm²", "gram per square centimeter"],
      ["mmHg", "millimeter of mercury"],
      ["ms", "millisecond"],
      ["bpm", "beat per minute"],
      ["HU", "hounsfield unit"],
      ["%", "percent"],
      ["°", "degree"],
      ["", "week", "day", "month", "year", "hour", "minute", "second"],
    ],
    es: [
      ["mm", "milimetro"],
      ["cm", "centimetro"],
      ["m", "metro"],
      ["mL", "mililitro"],
      ["L", "litro"],
      ["g", "gramo"],
      ["kg", "kilo", "kilogramo"],
      ["mg", "miligramo"],
      ["mcg", "microgramo"],
      ["cm/s", "centimetro por segundo"],
      ["m/s", "metro por segundo"],
      ["cm²", "centimetro cuadrado"],
      ["cm³", "centimetro cubico"],
      ["mm²", "milimetro cuadrado"],
      ["mm³", "milimetro cubico"],
      ["g/cm²", "gramo por centimetro cuadrado"],
      ["mmHg", "milimetro de mercurio"],
      ["ms", "milisegundo"],
      ["lpm", "latido por minuto"],
      ["UH", "unidad hounsfield", "unidades hounsfield"],
      ["%", "por ciento"],
      ["°", "grado"],
      ["", "semana", "dia", "mes", "meses", "ano", "hora", "minuto", "segundo"],
    ],
  };

interface Name {
  words: readonly string[];
  sign: string;
}

/** "centimetro quadrado" also as "centimetros quadrados", "square centimeters". */
const pluralsOf = (name: string): string[] => {
  const words = name.split(" ");
  const first = words.with(0, `${words[0]}s`).join(" ");
  const both = words.length === 2 ? [words.map((word) => `${word}s`).join(" ")] : [];
  const last = words.length === 2 ? [words.with(1, `${words[1]}s`).join(" ")] : [];
  return [name, first, ...both, ...last];
};

const namesOf = (language: Language): Name[] =>
  UNITS[language]
    .flatMap(([sign, ...names]) => {
      // `cm/s` is three tokens: its first one is enough to see a unit.
      const written = /^[a-z]+$/i.test(sign) ? [sign.toLowerCase()] : [];
      return [...names.flatMap(pluralsOf), ...written].map((name) => ({
        words: name.split(" "),
        sign,
      }));
    })
    .toSorted((a, b) => b.words.length - a.words.length);

const NAMES: Readonly<Record<Language, readonly Name[]>> = {
  "pt-BR": namesOf("pt-BR"),
  "en-US": namesOf("en-US"),
  es: namesOf("es"),
};

export interface UnitReading {
  /** Empty for a unit that is kept as a word. */
  sign: string;
  /** The token after the unit. */
  to: number;
}

/** The unit that begins at a token; null if none does. */
export const readUnit = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): UnitReading | null => {
  if (tokens[at]?.t === "%") return { sign: "%", to: at + 1 };
  if (tokens[at]?.t === "°") return { sign: "°", to: at + 1 };
  for (const { words, sign } of NAMES[language]) {
    const to = afterPhrase(tokens, at, words);
    if (to !== null) return { sign, to };
  }
  return null;
};
