import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import { type Language, localeOfLanguage } from "@relato/shared/domain/language.ts";
import { plainText } from "@relato/shared/domain/plain.ts";
import { formatDay } from "@relato/shared/locales/format.ts";

/** What the options of a field depend on besides the field. */
export interface OptionContext {
  language: Language;
  /** The day of the examination, `YYYY-MM-DD`. */
  exam_date: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** What the list of a field offers; none for a text and a number. */
export const optionsOf = ({ kind, options }: LaudoField, context: OptionContext): string[] => {
  if (kind === "choice" || kind === "side" || kind === "choices") return options;
  if (kind !== "date") return [];
  const days = new Set([context.today, context.exam_date]);
  return [...days].map((day) => formatDay(localeOfLanguage(context.language), day));
};

/** The index of the first option that begins with the typed text, without accents and case. */
export const findOption = (options: readonly string[], typed: string): number =>
  options.findIndex((option) => plainText(option).startsWith(plainText(typed)));

const NUMBER = /^[<>≤≥~±+-]? ?\d+(?:[.,]\d+)*$/;

/** Whether a text is a number as reports write it: `12`, `3,2`, `< 0.5`. */
export const isNumber = (text: string): boolean => NUMBER.test(text.trim());
