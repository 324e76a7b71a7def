import type { Language } from "@relato/shared/domain/language.ts";
import { readHundreds, readMillions, wordAt } from "@relato/shared/domain/numbers/cardinals.ts";
import { NUMBER_WORDS } from "@relato/shared/domain/numbers/number-word-tables.ts";
import type { NumberWords } from "@relato/shared/domain/numbers/number-words.ts";
import { afterHalf } from "@relato/shared/domain/numbers/spoken-decimals.ts";
import { readDigits, round } from "@relato/shared/domain/numbers/written-numbers.ts";
import { readPoint } from "./decimals.ts";
import { readFraction } from "./fractions.ts";
import { memoize } from "./memoize.ts";
import type { Token } from "./text.ts";

/** A number in a text. `from` and `to` are token indices; `to` is exclusive. */
export interface NumberSpan {
  from: number;
  to: number;
  value: number;
  /** `article`: a word like "uma", which may be no number at all. */
  form: "digits" | "words" | "article";
  /** The spoken decimals, only if the last one is a zero ("um vírgula zero"). */
  decimals?: string;
}

/** The words that a number can begin with. */
const beginningsOf = memoize(
  ({ small, tens, hundreds, hundred, thousand }: NumberWords) =>
    new Set([...[small, tens, hundreds].flatMap(Object.keys), ...hundred, ...thousand]),
);

/** Reads the number that begins at a token. Undefined if none does. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  language: Language,
): NumberSpan | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === "number") {
    const value = readDigits(token.t);
    const half = afterHalf(tokens, at + 1, NUMBER_WORDS[language]);
    if (half > 0) return { from: at, to: half, value: value + 0.5, form: "digits" };
    return Number.isFinite(value) ? { from: at, to: at + 1, value, form: "digits" } : undefined;
  }
  const pack = NUMBER_WORDS[language];
  if (token.kind !== "word") return undefined;
  const point = readPoint(tokens, at, language);
  if (point) return { ...point, from: at, form: "words" };
  if (!beginningsOf(pack).has(token.t)) return undefined;
  const cardinal = readMillions(tokens, at, pack);
  if (!cardinal) return undefined;
  const whole = readFraction(tokens, at, cardinal, language);
  const isArticle = whole.to === at + 1 && pack.articles.includes(token.t);
  return { ...whole, from: at, form: isArticle ? "article" : "words" };
}

/** All numbers of a text, from left to right. */
export const findNumbers = memoize((tokens: readonly Token[], language: Language) => {
  const found: NumberSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = readNumber(tokens, at, language);
    if (!span) continue;
    found.push(span);
    at = span.to - 1;
  }
  return found as readonly NumberSpan[];
});

/**
 * "um centímetro e dois", "um metro e sessenta e dois": a number with a unit inside. `unit` is the
 * index of the unit's token.
 */
export function readAcrossUnit(
  tokens: readonly Token[],
  number: NumberSpan,
  language: Language,
): { value: number; unit: number; to: number } | undefined {
  const pack = NUMBER_WORDS[language];
  const unit = number.to;
  const name = wordAt(tokens, unit);
  const isUnit = DECIMAL_UNITS.has(name) || WHOLE_UNITS.has(name);
  if (number.form === "digits" || !isUnit) return undefined;
  const half = afterHalf(tokens, unit + 1, pack);
  if (half > 0) return { value: number.value + 0.5, unit, to: half };
  if (!DECIMAL_UNITS.has(name)) return undefined;
  const joined = wordAt(tokens, unit + 1) === pack.and;
  // "Noventa y dos kilos trescientos" has no "y".
  if (!joined && pack.and !== "y") return undefined;
  const rest = readHundreds(tokens, joined ? unit + 2 : unit + 1, pack);
  if (!rest || rest.value === 0 || (!joined && !isGrams(rest.value))) return undefined;
  // "Um metro e três" is 1,03 m; "um centímetro e dois" is 1,2 cm.
  const tenths = rest.value < 10 && !name.startsWith("metro");
  const scale = tenths ? 10 : rest.value < 100 ? 100 : 1000;
  return { value: round(number.value + rest.value / scale), unit, to: rest.to };
}

/** Whether a number can be grams or millilitres, which are spoken in multiples of 50. */
const isGrams = (value: number): boolean => value >= 100 && value < 1000 && value % 50 === 0;

/** Units inside a number: "um quilo e duzentos". Only "and a half" may follow WHOLE_UNITS. */
const DECIMAL_UNITS: ReadonlySet<string> = new Set([
  ...["centimetro", "centimetros", "metro", "metros", "quilo", "quilos", "kilo", "kilos"],
  ...["litro", "litros"],
]);
const WHOLE_UNITS: ReadonlySet<string> = new Set([
  ...["maco", "macos", "grau", "graus", "grado", "grados", "ano", "anos", "mes", "meses"],
  ...["comprimido", "comprimidos", "hora", "horas", "pack", "packs", "year", "years"],
  ...["hour", "hours", "pound", "pounds", "liter", "liters"],
]);
