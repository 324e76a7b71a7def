/** The weekly hours in which a doctor sees patients, in the doctor's time zone. */
import { z } from "zod";
import type { FieldError } from "./fields.ts";
import { dayIn, timeIn } from "./zone.ts";

/** Intervals of a week. */
export const MAX_INTERVALS = 42;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "WORKING_HOURS_INVALID");
const intervalSchema = z.object({
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  /** `HH:MM`. */
  from: clock,
  to: clock,
});
export type WorkingInterval = z.infer<typeof intervalSchema>;

const inOrder = (intervals: readonly WorkingInterval[]): WorkingInterval[] =>
  intervals.toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1));

/** The fields (`3.to`) of intervals that end before their start, or overlap an earlier one. */
export const findIntervalErrors = (intervals: readonly WorkingInterval[]): FieldError[] =>
  intervals.flatMap((one, i) => {
    const isTime = clock.safeParse(one.from).success && clock.safeParse(one.to).success;
    const overlaps = intervals
      .slice(0, i)
      .some((other) => other.weekday === one.weekday && other.from < one.to && one.from < other.to);
    return isTime && one.from < one.to && !overlaps
      ? []
      : [{ field: `${i}.to`, code: "WORKING_HOURS_INVALID" }];
  });

/** Every interval of a week, parsed to the order of time. Without one, all hours are working. */
export const workingHoursForm = z
  .array(intervalSchema)
  .max(MAX_INTERVALS)
  .refine((intervals) => findIntervalErrors(intervals).length === 0, "WORKING_HOURS_INVALID")
  .transform(inOrder);

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The intervals of a day, in order of time. Those that touch are one. */
export const intervalsOn = (
  hours: readonly WorkingInterval[],
  day: string,
): Pick<WorkingInterval, "from" | "to">[] => {
  const joined: { from: string; to: string }[] = [];
  for (const { from, to } of inOrder(hours.filter((one) => one.weekday === weekdayOf(day)))) {
    const last = joined.at(-1);
    if (last?.to === from) last.to = to;
    else joined.push({ from, to });
  }
  return joined;
};

/** Whether two instants are within one interval of a day. True if no hours are set. */
export const isWorkingTime = (
  hours: readonly WorkingInterval[],
  at: { from: string; to: string },
  timeZone: string,
): boolean => {
  if (hours.length === 0) return true;
  const day = dayIn(at.from, timeZone);
  if (day !== dayIn(at.to, timeZone)) return false;
  const from = timeIn(at.from, timeZone);
  const to = timeIn(at.to, timeZone);
  return intervalsOn(hours, day).some((one) => one.from <= from && to <= one.to);
};
