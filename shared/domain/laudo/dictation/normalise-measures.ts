import type { Language } from "../../language.ts";
import { NUMBER_WORDS } from "../../numbers/number-word-tables.ts";
import { afterHalf } from "../../numbers/spoken-decimals.ts";
import { writeNumber } from "../../numbers/written-numbers.ts";
import { SPEECH_WORDS } from "./speech-words.ts";
import { type SpeechToken, spokenWord } from "./speech-tokens.ts";
import { decimalSign, type NumberReading, readSpokenNumber } from "./spoken-number.ts";
import { readUnit, type UnitReading } from "./spoken-units.ts";

/** Tokens replaced by a text; `to` is the token after them. */
export interface Replacement {
  text: string;
  to: number;
}

/** "L5" after a number is a level, not litres. */
const unitAt = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): UnitReading | null => {
  const unit = readUnit(tokens, at, language);
  const isLetter = unit !== null && tokens[at]!.text.length === 1 && tokens[at]!.kind === "word";
  return isLetter && tokens[at + 1]?.kind === "number" ? null : unit;
};

/** `3.2` becomes `3,2` before a unit, but `1.250` stays: it is a thousand. */
const localDecimal = (text: string, language: Language): string =>
  /^\d+[.,]\d{1,2}$/.test(text) ? text.replace(/[.,]/, decimalSign(language)) : text;

const withUnit = (text: string, { sign }: UnitReading, name: string): string =>
  sign === "" ? `${text} ${name}` : /^[%°]$/.test(sign) ? `${text}${sign}` : `${text} ${sign}`;

/** "Meio centímetro", "half a centimeter": half of a unit. */
const readHalfUnit = (
  source: string,
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Replacement | null => {
  if (!SPEECH_WORDS[language].half.includes(spokenWord(tokens, at))) return null;
  const article = language === "en-US" && spokenWord(tokens, at + 1) === "a" ? 1 : 0;
  const unit = unitAt(tokens, at + 1 + article, language);
  // "Meia hora" keeps its words.
  if (unit === null || unit.sign === "") return null;
  const half = `0${decimalSign(language)}5`;
  return { text: withUnit(half, unit, nameOf(source, tokens, at + 1, unit)), to: unit.to };
};

const nameOf = (
  source: string,
  tokens: readonly SpeechToken[],
  at: number,
  { to }: UnitReading,
): string => source.slice(tokens[at]!.start, tokens[to - 1]!.end);

interface Chain {
  numbers: NumberReading[];
  /** Between the numbers; `x` for a product. */
  links: string[];
  unit: UnitReading | null;
  unitAt: number;
  to: number;
}

/** "Três por dois centímetros": numbers that share a unit. */
const readChain = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Chain | null => {
  const first = readSpokenNumber(tokens, at, language);
  if (first === null) return null;
  const { product, range } = SPEECH_WORDS[language];
  const chain: Chain = { numbers: [first], links: [], unit: null, unitAt: first.to, to: first.to };
  for (;;) {
    const unit = unitAt(tokens, chain.to, language);
    const linkAt = unit?.to ?? chain.to;
    const link = tokens[linkAt]?.t ?? "";
    const isProduct = product.includes(link);
    const isLink = isProduct || (unit === null && range.includes(link));
    const next = isLink ? readSpokenNumber(tokens, linkAt + 1, language) : null;
    const nextUnit = next && unitAt(tokens, next.to, language);
    const isSameUnit = unit === null || (nextUnit !== null && nextUnit?.sign === unit.sign);
    const isPlain = next?.isArticle === true && nextUnit === null;
    if (next === null || isPlain || !isSameUnit)
      return { ...chain, unit, unitAt: chain.to, to: linkAt };
    chain.numbers.push(next);
    chain.links.push(isProduct ? " x " : /^[-–]$/.test(link) ? "-" : ` ${tokens[linkAt]!.text} `);
    chain.to = next.to;
  }
};

/** A number with a unit, a product or a range of numbers with one. */
const readWithUnit = (
  source: string,
  tokens: readonly SpeechToken[],
  chain: Chain,
  language: Language,
): Replacement | null => {
  const { numbers, links, unit } = chain;
  if (unit === null) return null;
  const last = numbers.at(-1)!;
  // "Uma semana" and "one week" keep their words.
  if (unit.sign === "" && numbers.length === 1 && last.value <= 1 && !last.isWritten) return null;
  const texts = numbers.map(({ text }) => localDecimal(text, language));
  const half = afterHalf(tokens, unit.to, NUMBER_WORDS[language]);
  const isHalved = half > 0 && unit.sign !== "" && Number.isInteger(last.value);
  if (isHalved) texts[texts.length - 1] = writeNumber(last.value + 0.5, language);
  const text = texts.map((one, i) => `${one}${links[i] ?? ""}`).join("");
  const name = nameOf(source, tokens, chain.unitAt, unit);
  return { text: withUnit(text, unit, name), to: isHalved ? half : unit.to };
};

/** Numbers up to this one are written as words where they count things: "dois cistos". */
const MAX_WORD = 10;

/** The measure or number that begins at a token. Null if it stays as the recogniser wrote it. */
export const readMeasure = (
  source: string,
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Replacement | null => {
  const half = readHalfUnit(source, tokens, at, language);
  if (half !== null) return half;
  const chain = readChain(tokens, at, language);
  if (chain === null) return null;
  const measured = readWithUnit(source, tokens, chain, language);
  if (measured !== null) return measured;
  const { numbers, links } = chain;
  const isProduct = links.length > 0 && links.every((link) => link === " x ");
  if (isProduct && (numbers.length > 2 || numbers.some(({ isDecimal }) => isDecimal))) {
    const texts = numbers.map(({ text }) => localDecimal(text, language));
    return { text: texts.join(" x "), to: numbers.at(-1)!.to };
  }
  const [first] = numbers as [NumberReading];
  const isLabelled = SPEECH_WORDS[language].labels.includes(spokenWord(tokens, at - 1));
  const isDigits = first.isDecimal || first.value > MAX_WORD || isLabelled;
  if (!isDigits || (first.isArticle && spokenWord(tokens, first.to) !== "")) return null;
  // "Twenty-first": part of a longer word.
  const isPart =
    tokens[first.to]?.t === "-" && tokens[first.to]!.start === tokens[first.to - 1]!.end;
  return isPart && !first.isWritten ? null : { text: first.text, to: first.to };
};

/** "Um terço", "two thirds"; null for ordinals. */
export const readPart = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Replacement | null => {
  const count = readSpokenNumber(tokens, at, language);
  if (count === null || !Number.isInteger(count.value) || count.value < 1) return null;
  const name = spokenWord(tokens, count.to);
  for (const [one, many, parts] of SPEECH_WORDS[language].fractions) {
    if (name !== (count.value === 1 ? one : many) || count.value >= parts) continue;
    // "Um quarto ventrículo" is no fraction.
    const next = spokenWord(tokens, count.to + 1);
    const isWhole = parts === 3 || next === "" || /^(d[aeo]s?|del?|of)$/.test(next);
    if (isWhole) return { text: `${count.text}/${parts}`, to: count.to + 1 };
  }
  return null;
};
