import type { Period } from "./types.ts";

/** Whether a day is in a period; null: every day is. */
export const inPeriod = (date: string, period: Period | null): boolean =>
  period === null ||
  ((period.from === null || date >= period.from) && (period.to === null || date <= period.to));

/** Completed years of life on a day. */
export const ageOn = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);

const DAY_MS = 86_400_000;
export const iso = (date: Date): string => date.toISOString().slice(0, 10);
export const utc = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month, day));

/** The day some units before (or, negative, after) a day. */
export function daysBefore(today: string, count: number, unit: string): string {
  const at = new Date(`${today}T00:00:00Z`);
  if (unit === "day" || unit === "week")
    return iso(new Date(at.getTime() - count * (unit === "week" ? 7 : 1) * DAY_MS));
  const months =
    count * (unit === "year" ? 12 : unit === "quarter" ? 3 : unit === "semester" ? 6 : 1);
  const first = utc(at.getUTCFullYear(), at.getUTCMonth() - months, 1);
  const last = utc(first.getUTCFullYear(), first.getUTCMonth() + 1, 0).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), last));
  return iso(first);
}

/** The calendar unit that contains a day, moved by some units. */
export function calendarUnit(today: string, unit: string, offset: number): Period {
  const at = new Date(`${today}T00:00:00Z`);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  if (unit === "day") {
    const day = daysBefore(today, -offset, "day");
    return { from: day, to: day };
  }
  if (unit === "week") {
    const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS);
    const start = new Date(monday.getTime() + offset * 7 * DAY_MS);
    return { from: iso(start), to: iso(new Date(start.getTime() + 6 * DAY_MS)) };
  }
  const size = unit === "year" ? 12 : unit === "quarter" ? 3 : unit === "semester" ? 6 : 1;
  const first = Math.floor(month / size) * size + offset * size;
  return { from: iso(utc(year, first, 1)), to: iso(utc(year, first + size, 0)) };
}
