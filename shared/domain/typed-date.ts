/** Days and clock times of date and time fields: ISO text, its parsed value, and pasted text. */
import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from "@internationalized/date";
import type { Locale } from "./language.ts";

const parsed =
  <T>(pattern: RegExp, parse: (text: string) => T) =>
  (text: string): T | null => {
    if (!pattern.test(text)) return null;
    try {
      return parse(text);
    } catch {
      return null;
    }
  };

/** A day, `YYYY-MM-DD`; null for an invalid one. */
export const parseDay: (text: string) => CalendarDate | null = parsed(
  /^\d{4}-\d\d-\d\d$/,
  parseDate,
);

/** A clock time, `HH:MM`; null for an invalid one. */
export const parseClock: (text: string) => Time | null = parsed(/^\d\d:\d\d$/, parseTime);

/** A day with a clock time and without a zone, `YYYY-MM-DDTHH:MM`; null for an invalid one. */
export const parseMoment: (text: string) => CalendarDateTime | null = parsed(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  parseDateTime,
);

const isoDay = (year: string, month: string, day: string): string | null => {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDay(iso) === null ? null : iso;
};

/**
 * The day in pasted text, as `YYYY-MM-DD`, or null. Day and month are in the order of the language;
 * in the other order only if that is the only day of the calendar. The year needs four digits,
 * because 61 could be 1961 or 2061.
 */
export const readDay = (text: string, locale: Locale): string | null => {
  const [, year, month = "", day = ""] =
    /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year !== undefined) return isoDay(year, month, day);
  const [, first, second = "", last = ""] =
    /^\s*(\d{1,2})[-/.\s](\d{1,2})[-/.\s](\d{4})(?!\d)/.exec(text) ??
    /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(text) ??
    [];
  if (first === undefined) return null;
  const [dayFirst, monthFirst] = [isoDay(last, second, first), isoDay(last, first, second)];
  return locale === "en-us" ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
};

/** The clock time in pasted text (14:30, 14h30, 2:30 PM), as `HH:MM`, or null. */
export const readClock = (text: string): string | null => {
  const [, hours, minutes = "00", half] =
    /^(\d{1,2})[:h.](\d\d)?(?::\d\d)?(?:\s?([ap])(?:\.?\s?m)?\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const shift = half === undefined ? hour : (hour % 12) + (/p/i.test(half) ? 12 : 0);
  const time = `${String(shift).padStart(2, "0")}:${minutes}`;
  return parseClock(time) === null ? null : time;
};

/** The day and clock time in pasted text, as `YYYY-MM-DDTHH:MM`, or null. */
export const readMoment = (text: string, locale: Locale): string | null => {
  const [, dayText = "", timeText = ""] =
    /^(\S{1,24}?)(?:T|,?\s{1,3})(\d{1,2}[:h].*)$/.exec(text.trim()) ?? [];
  const [day, time] = [readDay(dayText, locale), readClock(timeText)];
  return day === null || time === null ? null : `${day}T${time}`;
};
