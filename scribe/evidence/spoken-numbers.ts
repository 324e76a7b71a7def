import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import { findNumbers } from "../language/numbers.ts";
import { NUMBER_WORDS } from "@relato/shared/domain/numbers/number-word-tables.ts";
import type { ReadText } from "../talk/sentences.ts";
import type { Quantity } from "./quantities.ts";

/** Whether a number is part of a name: "SpO2", "T2DM", "G3P1". */
export function isPartOfName({ text, tokens }: ReadText, { from }: Quantity): boolean {
  const { start, kind } = tokens[from]!;
  return kind === "number" && /[\p{L}]/u.test(text.charAt(start - 1));
}

/** Larger numbers behind a slash are not scales or months. */
const MOST_UNSAID = 12;

/**
 * Whether a number is the part behind the slash in "8/10", "2+/4+" or "02/04"; it is rarely said.
 */
export function isScale({ text, tokens }: ReadText, { from, raw }: Quantity): boolean {
  return raw <= MOST_UNSAID && text.charAt(tokens[from]!.start - 1) === "/";
}

/** "4º dia", "2ª dose", "28th". */
export const isOrdinal = ({ text, tokens }: ReadText, { from }: Quantity): boolean =>
  tokens[from]!.kind === "number" &&
  /^(?:[ºª°]|st|nd|rd|th)(?!\p{L})/iu.test(text.slice(tokens[from]!.end));

/** All numbers of a text in order, with articles as 1. */
const numbersOf = memoize((read: ReadText, language: Language): readonly number[] => {
  const { point, articles } = NUMBER_WORDS[language];
  const numbers = new Map(findNumbers(read.tokens, language).map((span) => [span.from, span]));
  const said: number[] = [];
  for (let at = 0; at < read.tokens.length; at += 1) {
    const span = numbers.get(at);
    const { t } = read.tokens[at]!;
    if (span) said.push(span.value);
    else if (articles.includes(t)) said.push(1);
    else if (point.includes(t)) said.push(Number.NaN);
    if (span) at = span.to - 1;
  }
  return said;
});

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/**
 * Whether a text says a number in another form: "thirteen one" for 13.1, "point one" for 0.1, "nine
 * one one", "dez" at night for 22 h, "quatro mil" hertz for 4 kHz, "an hour and a half", "dois
 * quilos e trezentos" for 2.300 g.
 */
export function isSpokenAs({ raw, unit }: Quantity, read: ReadText, language: Language): boolean {
  const said = numbersOf(read, language);
  const { half } = NUMBER_WORDS[language];
  const whole = Math.floor(raw);
  if (raw - whole === 0.5 && read.tokens.some(({ t }) => half.includes(t)))
    return whole === 0 || said.includes(whole);
  if (!Number.isInteger(raw))
    return said.some((first, at) => {
      const next = said[at + 1] ?? Number.NaN;
      const before = Number.isNaN(first) ? 0 : first;
      return [10, 100, 1000].some((scale) => next < scale && isNear(before + next / scale, raw));
    });
  if (unit === "minute" && raw > 12 && raw < 24) return said.includes(raw - 12);
  const digits = String(raw).split("").join(" ");
  const spelt = raw >= 100 && ` ${said.join(" ")} `.includes(` ${digits} `);
  const joined = said.some((first, at) => first * 1000 + (said[at + 1] ?? 0) === raw);
  return spelt || joined || said.includes(raw * 1000) || (raw === 1 && said.includes(1));
}
