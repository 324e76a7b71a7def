import type { Language } from "@relato/shared/domain/language.ts";
import type { Measured } from "./measured.ts";
import type { Quantity } from "./measures.ts";

const UNITS: Partial<Record<Quantity, string>> = {
  ml: "mL",
  mmhg: "mmHg",
  mm2: "mm²",
  none: "",
};

/** The base unit of a quantity as reports write it. */
export const unitOf = (quantity: Quantity, locale: Language): string =>
  quantity === "weeks" ? WORDS[locale].weeks : (UNITS[quantity] ?? quantity);

/** Rounds to tenths, from 100 to whole numbers. */
export const roundTo = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 10) / 10;

const formatNumber = (locale: Language, value: number): string =>
  locale === "en-US" ? String(value) : String(value).replace(".", ",");

/** `YYYY-MM-DD` as the language writes it. */
const formatDate = (locale: Language, date: string): string => {
  const [year = "", month = "", day = ""] = date.split("-");
  return locale === "en-US" ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
};

/** A laudo's text with its date, `YYYY-MM-DD`. */
export interface DatedLaudo {
  id: string;
  exam_date: string;
  text: string;
}

/** A measure of an earlier laudo. */
export interface PriorValue {
  laudo: DatedLaudo;
  measured: Measured;
}

interface Words {
  weeks: string;
  on: string;
  more: string;
  less: string;
  same: string;
  longest: string;
  percent: string;
}

const WORDS: Record<Language, Words> = {
  "pt-BR": {
    weeks: "sem",
    on: "em",
    more: "aumento de",
    less: "redução de",
    same: "sem alteração",
    longest: "no maior eixo",
    percent: " %",
  },
  es: {
    weeks: "sem",
    on: "el",
    more: "aumento de",
    less: "reducción de",
    same: "sin cambios",
    longest: "en el eje mayor",
    percent: " %",
  },
  "en-US": {
    weeks: "wk",
    on: "on",
    more: "increase of",
    less: "decrease of",
    same: "unchanged",
    longest: "in the longest axis",
    percent: "%",
  },
};

/** One sentence: "Nódulo: 12 mm (9 mm em 03/02/2026; aumento de 3 mm, 33 %)." */
export function compareSentence(
  locale: Language,
  current: Measured,
  { laudo, measured: prior }: PriorValue,
): string {
  const words = WORDS[locale];
  const date = formatDate(locale, laudo.exam_date);
  const change = describeChange(locale, current, prior);
  return `${current.label}: ${current.quote} (${prior.quote} ${words.on} ${date}; ${change}).`;
}

function describeChange(locale: Language, current: Measured, prior: Measured): string {
  const words = WORDS[locale];
  const change = roundTo(current.value - prior.value);
  // Less than a digit of the coarser number is a matter of rounding.
  const precision = Math.max(current.measure.precision, prior.measure.precision);
  if (change === 0 || Math.abs(change) <= precision * 1.001) return words.same;
  const unit = unitOf(current.measure.quantity, locale);
  const amount = formatNumber(locale, Math.abs(change));
  const space = unit === "%" ? words.percent : ` ${unit}`.trimEnd();
  const isProduct = current.measure.values.length > 1 || prior.measure.values.length > 1;
  const axis = isProduct ? ` ${words.longest}` : "";
  const percent = Math.round((Math.abs(change) / prior.value) * 100);
  const share = prior.value > 0 && unit !== "%" ? `, ${percent}${words.percent}` : "";
  return `${change > 0 ? words.more : words.less} ${amount}${space}${axis}${share}`;
}
