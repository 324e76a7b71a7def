/** Days on which an appointment repeats. */
import { addDays, addMonths } from "./calendar.ts";

export const REPEAT_UNITS = ["day", "week", "month"] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];
/** Appointments of a series, the first one included. */
export const MAX_OCCURRENCES = 52;
/** Later appointments that one request changes: a series that was repeated again is longer. */
export const MAX_FOLLOWING = 500;
export const MAX_EVERY = 99;

export interface Recurrence {
  /** Every so many units. */
  every: number;
  unit: RepeatUnit;
  /** Appointments, the first one included. */
  count: number;
  /** The last possible day (`YYYY-MM-DD`); empty without one. */
  until: string;
}

/** The days after `first`. A month that is too short has its last day. */
export const repeatedDays = (
  first: string,
  { every, unit, count, until }: Recurrence,
): string[] => {
  const days: string[] = [];
  for (let n = 1; n < Math.min(count, MAX_OCCURRENCES); n += 1) {
    const day =
      unit === "month"
        ? addMonths(first, n * every)
        : addDays(first, n * every * (unit === "week" ? 7 : 1));
    if (until !== "" && day > until) break;
    days.push(day);
  }
  return days;
};
