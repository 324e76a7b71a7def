/** Working days in Brazil, for the terms of ANPD. Days are `YYYY-MM-DD`. */
import { addDays } from "./calendar.ts";
import { dayIn, DEFAULT_TIME_ZONE, endOfDay } from "./zone.ts";

/**
 * National holidays by month and day: Lei 662/1949 with Lei 10.607/2002, Lei 6.802/1980 and, since
 * 2024, Lei 14.759/2023.
 */
const FIXED: readonly string[] = [
  ...["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "12-25"],
];
const CONSCIOUSNESS = { day: "11-20", since: 2024 };

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export const easterOf = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-0${month}-${String(day).padStart(2, "0")}`;
};

/**
 * National holidays and Good Friday. Carnival and Corpus Christi are optional days off, and count
 * as working days: a term that is computed here never ends after ANPD's.
 */
export const isHoliday = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  const date = day.slice(5);
  return (
    FIXED.includes(date) ||
    (date === CONSCIOUSNESS.day && year >= CONSCIOUSNESS.since) ||
    day === addDays(easterOf(year), -2)
  );
};

export const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
};

/** The day after `count` working days; the first day does not count. */
export const addWorkingDays = (day: string, count: number): string => {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
};

/** Resolução CD/ANPD 15/2024, art. 6: three working days, from the knowledge of the incident. */
const TERM_DAYS = 3;

export interface Term {
  /** The last day, in Brasília. */
  day: string;
  /** Its end (ISO 8601). */
  ends_at: string;
}

/** Until when ANPD and the data subjects must be told of an incident that is known since then. */
export const communicationTerm = (knownAt: string): Term => {
  const day = addWorkingDays(dayIn(knownAt, DEFAULT_TIME_ZONE), TERM_DAYS);
  return { day, ends_at: endOfDay(day, DEFAULT_TIME_ZONE) };
};
