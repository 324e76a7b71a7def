/** Where the later appointments of a series go when one of them moves. */
import { addDays } from "./calendar.ts";
import { dayIn, timeIn, zonedTime } from "./zone.ts";

const DAY_MS = 86_400_000;

/**
 * The new start of an appointment of a series when another one moves from `from` to `to`: as many
 * days later or earlier, and at the new clock time if that changed. ISO instants.
 */
export const movedStart = (
  data: string,
  { from, to }: { from: string; to: string },
  timeZone: string,
): string => {
  const days = (Date.parse(dayIn(to, timeZone)) - Date.parse(dayIn(from, timeZone))) / DAY_MS;
  const isSameTime = timeIn(from, timeZone) === timeIn(to, timeZone);
  if (days === 0 && isSameTime) return data;
  const day = addDays(dayIn(data, timeZone), days);
  return zonedTime(day, timeIn(isSameTime ? data : to, timeZone), timeZone)?.instant ?? data;
};
