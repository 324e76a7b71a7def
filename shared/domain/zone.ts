/** Days and clock times of a time zone, and the instants they are. What is stored is an instant; a zone only shows it. */
import {
  parseAbsolute,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
} from "@internationalized/date";

/** Where the doctor is while nobody has said (the plan's months are counted there, too). */
export const DEFAULT_TIME_ZONE = "America/Sao_Paulo";

/** Whether it is a name of the time zone database that this runtime knows, such as `America/Sao_Paulo`; a bare offset is none. */
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
 * The instant of a clock time. On the night when clocks go forward some times do not exist (`skipped`: as much later as was skipped), when
 * they go back some come twice (`repeated`: the first is meant).
 */
export interface Zoned {
  /** ISO, in UTC. */
  instant: string;
  kind: "plain" | "skipped" | "repeated";
}

/** `day` is `YYYY-MM-DD`, `time` is `HH:MM`; null where one is none. */
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
    // The 31st of February, or 25 o'clock.
    return null;
  }
};

/** The day of an ISO instant as the zone has it, `YYYY-MM-DD`. */
export const dayIn = (instant: string, timeZone: string): string =>
  toCalendarDate(parseAbsolute(instant, timeZone)).toString();

/** The clock time of an ISO instant as the zone has it, `HH:MM`. */
export const timeIn = (instant: string, timeZone: string): string => {
  const { hour, minute } = parseAbsolute(instant, timeZone);
  return [hour, minute].map((n) => String(n).padStart(2, "0")).join(":");
};

/** When a day begins, as an ISO instant; mostly at midnight, but some zones change their clocks then. */
export const startOfDay = (day: string, timeZone: string): string =>
  toZoned(parseDate(day), timeZone).toAbsoluteString();
