import { addDays, addMonths, daysFrom, firstOfWeek } from "./calendar.ts";
import type { Locale } from "./language.ts";

export const REPORT_UNITS = ["day", "week", "month"] as const;
export type ReportUnit = (typeof REPORT_UNITS)[number];

/** What the advanced reports count, in the order of their columns. */
export const REPORT_FIGURES = ["consultations", "documents", "minutes", "templates"] as const;
export type ReportFigure = (typeof REPORT_FIGURES)[number];

/** Days, `YYYY-MM-DD`, both included. */
export interface Period {
  start: string;
  end: string;
}

const MAX_MONTHS = 12;

/** Whether a report covers these days: in order, and at most a year. */
export const isReportPeriod = ({ start, end }: Period): boolean =>
  start <= end && end < addMonths(start, MAX_MONTHS);

/** The last day that a report from `start` may include. */
export const lastReportDay = (start: string): string => addDays(addMonths(start, MAX_MONTHS), -1);

/** The rows of a report. The first and the last are shorter if the period begins inside a unit. */
export const reportPeriods = (all: Period, unit: ReportUnit, locale: Locale): Period[] => {
  const firstOf = (day: string): string =>
    unit === "day" ? day : unit === "week" ? firstOfWeek(day, locale) : `${day.slice(0, 7)}-01`;
  const days = daysFrom(all.start, all.end);
  const starts = days.filter((day) => day === all.start || day === firstOf(day));
  return starts.map((start, n) => {
    const next = starts[n + 1];
    return { start, end: next === undefined ? all.end : addDays(next, -1) };
  });
};
