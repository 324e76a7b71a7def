/** Calendar days (`YYYY-MM-DD`) and the ranges of days that a view shows, without clock times. */
import {
  endOfMonth,
  getDayOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
} from "@internationalized/date";
import type { Locale } from "./language.ts";
import { startOfDay } from "./zone.ts";

export const MODES = ["month", "week", "day"] as const;
export type Mode = (typeof MODES)[number];

/** The first day of the week, by convention of the language. */
export const FIRST_DAY = { "pt-br": "sun", "en-us": "sun", es: "mon" } as const satisfies Record<
  Locale,
  string
>;

export const isDay = (text: string): boolean => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
};

export const addDays = (day: string, days: number): string =>
  parseDate(day).add({ days }).toString();

/** The same day of another month, or its last day if it is shorter. */
export const addMonths = (day: string, months: number): string =>
  parseDate(day).add({ months }).toString();

/** Every day from `first` to `last`, both included. */
export const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

export const firstOfWeek = (day: string, locale: Locale): string =>
  startOfWeek(parseDate(day), locale, FIRST_DAY[locale]).toString();

/** From 0, the week's first day, to 6. */
export const weekday = (day: string, locale: Locale): number =>
  getDayOfWeek(parseDate(day), locale, FIRST_DAY[locale]);

/** The days that a view shows around `day`: a month by whole weeks, a week, or the day alone. */
export const shownDays = (mode: Mode, day: string, locale: Locale): string[] => {
  if (mode === "day") return [day];
  if (mode === "week") {
    const first = firstOfWeek(day, locale);
    return daysFrom(first, addDays(first, 6));
  }
  const first = firstOfWeek(startOfMonth(parseDate(day)).toString(), locale);
  const last = firstOfWeek(endOfMonth(parseDate(day)).toString(), locale);
  return daysFrom(first, addDays(last, 6));
};

/** ISO instants at which the days begin and end in a zone; `to` is exclusive. */
export const rangeOf = (
  days: readonly string[],
  timeZone: string,
): { from: string; to: string } => {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) throw new TypeError("no days");
  return { from: startOfDay(first, timeZone), to: startOfDay(addDays(last, 1), timeZone) };
};

/** The day to show after one step forward or back in a view. */
export const stepDay = (mode: Mode, day: string, step: 1 | -1): string =>
  mode === "month" ? addMonths(day, step) : addDays(day, mode === "week" ? 7 * step : step);
