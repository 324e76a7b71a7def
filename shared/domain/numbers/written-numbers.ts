import type { Language } from "../language.ts";
import { NUMBER_WORDS } from "./number-word-tables.ts";

/** Parses a number in digits: "3.800" and "3,800" are thousands, "4,2" and "4.2" decimals. */
export function readDigits(text: string): number {
  const thousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !text.startsWith("0");
  if (thousands) return Number(text.replace(/[.,]/g, ""));
  const written = text.replace(",", ".");
  const point = Math.max(0, written.lastIndexOf("."));
  return Number(written.slice(0, point).replace(/[.,]/g, "") + written.slice(point));
}

/** Writes a number from 0 to 9,999, with up to two decimals, in words: "sete vírgula cinco". */
export function sayNumber(value: number, language: Language): string {
  const pack = NUMBER_WORDS[language];
  const [whole, decimals] = String(value).split(".");
  const said = pack.say(Number(whole));
  if (!decimals) return said;
  const zeros = /^0*/.exec(decimals)![0].length;
  const tail = [...Array.from({ length: zeros }, () => pack.say(0)), pack.say(Number(decimals))];
  return `${said} ${pack.point[0]} ${tail.join(" ")}`;
}

/**
 * Writes a number in digits: 12,5 and 3.800, in English 12.5 and 3,800. Years have no separator.
 */
export function writeNumber(value: number, language: Language): string {
  const [whole = "0", decimals] = String(round(value)).split(".");
  const english = language === "en-US";
  const isYear = value >= 1900 && value <= 2100 && !decimals;
  const grouped =
    whole.length > 3 && !isYear
      ? whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, english ? "," : ".")
      : whole;
  return decimals ? `${grouped}${english ? "." : ","}${decimals}` : grouped;
}

/** Rounds to thousandths. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
