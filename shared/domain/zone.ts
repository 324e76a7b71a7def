/** Conversion between instants, which are stored, and days and clock times in a time zone. */
import {
  parseAbsolute,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

/** The zone of a doctor who has not chosen one, and of the plan's months. */
export const DEFAULT_TIME_ZONE = "America/Sao_Paulo";

/** Whether this runtime knows the name as an IANA time zone. A plain offset is refused. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/**
 * The instant of a clock time. `skipped`: the time does not exist, because clocks go forward; the
 * instant is later by the skipped amount. `repeated`: it exists twice; the instant is the first.
 */
export interface Zoned {
  /** ISO, in UTC. */
  instant: string;
  kind: "plain" | "skipped" | "repeated";
}

/** `day` is `YYYY-MM-DD`, `time` is `HH:MM`; null for an invalid one. */
export const zonedTime = (day: string, time: string, timeZone: string): Zoned | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d(:\d\d)?$/.test(time)) return null;
  try {
    const plain = toCalendarDateTime(parseDate(day), parseTime(time));
    const earlier = toZoned(plain, timeZone, "earlier");
    const later = toZoned(plain, timeZone, "later");
    const shown = toCalendarDateTime(earlier);
    if (earlier.toAbsoluteString() === later.toAbsoluteString())
      return { instant: earlier.toAbsoluteString(), kind: "plain" };
    return shown.compare(plain) === 0
      ? { instant: earlier.toAbsoluteString(), kind: "repeated" }
      : { instant: later.toAbsoluteString(), kind: "skipped" };
  } catch {
    // For example February 31, or 25:00.
    return null;
  }
};

/** The day of an ISO instant in the zone, `YYYY-MM-DD`. */
export const dayIn = (instant: string, timeZone: string): string =>
  toCalendarDate(parseAbsolute(instant, timeZone)).toString();

/** The clock time of an ISO instant in the zone, `HH:MM`. */
export const timeIn = (instant: string, timeZone: string): string => {
  const { hour, minute } = parseAbsolute(instant, timeZone);
  return [hour, minute].map((n) => String(n).padStart(2, "0")).join(":");
};

/**
 * The ISO instant at which a day begins; not always midnight, since some zones change clocks then.
 */
export const startOfDay = (day: string, timeZone: string): string =>
  toZoned(parseDate(day), timeZone).toAbsoluteString();

/** The ISO instant of a day's last second. */
export const endOfDay = (day: string, timeZone: string): string => {
  const next = toZoned(parseDate(day).add({ days: 1 }), timeZone);
  return next.subtract({ seconds: 1 }).toAbsoluteString();
};
