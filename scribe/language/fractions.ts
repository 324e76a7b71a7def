import type { Language } from "@relato/shared/domain/language.ts";
import {
  type NumberReading,
  readHundreds,
  readTens,
  wordAt,
} from "@relato/shared/domain/numbers/cardinals.ts";
import { NUMBER_WORDS } from "@relato/shared/domain/numbers/number-word-tables.ts";
import type { NumberWords } from "@relato/shared/domain/numbers/number-words.ts";
import {
  addDecimals,
  afterHalf,
  type Fraction,
  readDecimals,
} from "@relato/shared/domain/numbers/spoken-decimals.ts";
import { round } from "@relato/shared/domain/numbers/written-numbers.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Token } from "./text.ts";

/** A whole number in words, with its position and its link to what follows. */
interface WholeNumber extends NumberReading {
  tokens: readonly Token[];
  at: number;
  pack: NumberWords;
  language: Language;
  /** Whether "and" follows the number. */
  isJoined: boolean;
}

/**
 * Reads the fraction that follows a whole number: "e meio", "vírgula dois", "e seiscentos" (grams
 * after kilograms), "nove e seis" (9,6), "um e oitenta" (metres).
 */
export function readFraction(
  tokens: readonly Token[],
  at: number,
  whole: NumberReading,
  language: Language,
): Fraction {
  const pack = NUMBER_WORDS[language];
  const half = afterHalf(tokens, whole.to, pack);
  // "Às cinco e meia" is a time of day and is not changed.
  const isHour = lexiconOf(language)
    .words("clock")
    .has(wordAt(tokens, at - 1));
  if (half > 0) return isHour ? whole : { value: whole.value + 0.5, to: half };
  if (pack.point.includes(wordAt(tokens, whole.to))) {
    const read = readDecimals(tokens, whole.to + 1, pack);
    if (read) return addDecimals(whole.value, read);
  }
  // "Cero quince", "zero vinte e cinco": a decimal without its point; "zero, dois" is two numbers.
  const hundredths = whole.value === 0 ? readTens(tokens, whole.to, pack) : undefined;
  if (hundredths && hundredths.value > 0 && !pack.articles.includes(wordAt(tokens, whole.to)))
    return { value: Number(`0.${hundredths.value}`), to: hundredths.to };
  const link = wordAt(tokens, whole.to);
  const isJoined = link === pack.and || (pack.and === "y" && link === "con");
  const number: WholeNumber = { ...whole, tokens, at, pack, language, isJoined };
  return readTenth(number) ?? readMeasure(number) ?? readJoined(number) ?? whole;
}

/** "Treinta y siete ocho", "A1c was nine one": a decimal without its point. */
function readTenth({
  tokens,
  at,
  value,
  to,
  pack,
  language,
}: WholeNumber): NumberReading | undefined {
  const next = pack.small[wordAt(tokens, to)] ?? 0;
  if (next <= 0 || next >= 10) return undefined;
  const tenth = { value: round(value + next / 10), to: to + 1 };
  const article = pack.articles.includes(wordAt(tokens, to));
  const measured = isMeasured(tokens, at, language, NEAR_TOKENS);
  const counted = isCounted(tokens, to + 1, language, "time");
  // "A1c was nine one", "glicada sete dois": these tests have one decimal, so it is 9.1 or 7.2.
  if (measured && value < 20 && wordAt(tokens, to) !== "a" && !counted) return tenth;
  if (article) {
    const ends = tokens[to + 1]?.kind !== "word" && wordAt(tokens, to) !== "a";
    return ends && isTemperature(tokens, at, value, language) ? tenth : undefined;
  }
  // "Tensión doce ocho" is a blood pressure.
  const pressure = isNamed(tokens, at, language, "pressure", 3) && value < 25 && next > 3;
  const odd = value > 10 && value < 200 && (value % 10 !== 0 || value < 20);
  return odd && !pressure ? tenth : undefined;
}

/**
 * "Hemoglobina catorze e um", "temperatura trinta e sete e um", "mide uno cincuenta y ocho": the
 * named measure shows that the second number is a decimal.
 */
function readMeasure({
  tokens,
  at,
  value,
  to,
  pack,
  language,
  isJoined,
}: WholeNumber): NumberReading | undefined {
  const from = isJoined ? to + 1 : to;
  const rest = readHundreds(tokens, from, pack);
  if (!rest || isCounted(tokens, rest.to, language, "counted")) return undefined;
  const high = value === 1 && rest.value >= 40 && rest.value < 100;
  if (high && isNamed(tokens, at, language, "height", NEAR_TOKENS))
    return { value: round(value + rest.value / 100), to: rest.to };
  if (!isJoined) return undefined;
  // Carvedilol: 3.125 is always a dose, 6.25 only if the drug is named, because "seis e vinte e
  // cinco" may be a time of day.
  const sixth =
    value === 6 && rest.value === 25 && isNamed(tokens, at, language, "fine dose", FAR_TOKENS);
  if (sixth || (value === 3 && rest.value === 125))
    return { value: Number(`${value}.${rest.value}`), to: rest.to };
  const one = rest.to === from + 1 && rest.value === 1 && tokens[rest.to]?.kind !== "word";
  const isPart =
    (value >= 2 && value < 20 && isMeasured(tokens, at, language, FAR_TOKENS)) ||
    isTemperature(tokens, at, value, language);
  return one && isPart ? { value: round(value + 0.1), to: rest.to } : undefined;
}

/** "Setenta e quatro e trezentos", "nove e seis", "um e oitenta"; in Spanish also without "y". */
function readJoined({
  tokens,
  at,
  value,
  to,
  pack,
  language,
  isJoined,
}: WholeNumber): NumberReading | undefined {
  const isUnjoined = pack.and === "y" && value >= 2 && value < 200;
  const between = lexiconOf(language)
    .words("range")
    .has(wordAt(tokens, at - 1));
  if (pack.and === "and" || (!isJoined && !isUnjoined) || between) return undefined;
  const rest = readHundreds(tokens, isJoined ? to + 1 : to, pack);
  if (!rest) return undefined;
  const grams = rest.value >= 100 && rest.value < 1000 && rest.value % 50 === 0 && value < 200;
  if (grams) return { value: round(value + rest.value / 1000), to: rest.to };
  const article = pack.articles.includes(wordAt(tokens, rest.to - 1));
  const counted = isCounted(tokens, rest.to, language, "time");
  if (isJoined && rest.value > 0 && rest.value < 10 && value < 100 && !article && !counted)
    return { value: round(value + rest.value / 10), to: rest.to };
  if (isJoined && value > 0 && value <= 2 && rest.value >= 10 && rest.value < 100)
    return { value: round(value + rest.value / 100), to: rest.to };
  return undefined;
}

/** How many tokens before a number its measure may be named: just before it, or in its clause. */
const NEAR_TOKENS = 4;
const FAR_TOKENS = 12;

/** Whether a word of a list is at most `most` tokens before, in the same sentence. */
function isNamed(
  tokens: readonly Token[],
  at: number,
  language: Language,
  list: string,
  most: number,
): boolean {
  const names = lexiconOf(language).words(list);
  for (let back = 1; back <= most; back += 1) {
    const token = tokens[at - back];
    // An ellipsis does not end the sentence.
    const isPause = tokens[at - back - 1]?.t === "." || tokens[at - back + 1]?.t === ".";
    if (!token || (token.t === "." && !isPause)) return false;
    if (names.has(token.t)) return true;
  }
  return false;
}

/** Whether a test with one decimal is named before. "A1c" is three tokens. */
function isMeasured(
  tokens: readonly Token[],
  at: number,
  language: Language,
  most: number,
): boolean {
  if (isNamed(tokens, at, language, "measured", most)) return true;
  const { articles } = NUMBER_WORDS[language];
  return [1, 2, 3, 4].some((back) => {
    const one = tokens[at - back - 1]?.t ?? "";
    return wordAt(tokens, at - back) === "c" && (one === "1" || articles.includes(one));
  });
}

const isTemperature = (
  tokens: readonly Token[],
  at: number,
  value: number,
  language: Language,
): boolean => {
  const body = (value >= 34 && value <= 42) || (value >= 95 && value <= 106);
  return (
    body && Number.isInteger(value) && isNamed(tokens, at, language, "temperature", FAR_TOKENS)
  );
};

const isCounted = (
  tokens: readonly Token[],
  at: number,
  language: Language,
  list: string,
): boolean => lexiconOf(language).words(list).has(wordAt(tokens, at));
