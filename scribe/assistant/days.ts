import type { Period } from "./types.ts";

/** Whether a day is in a period; null: every day is. */
export const inPeriod = (date: string, period: Period | null): boolean =>
  period === null ||
  ((period.from === null || date >= period.from) && (period.to === null || date <= period.to));

/** Completed years of life on a day. */
export const ageOn = (birth: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
