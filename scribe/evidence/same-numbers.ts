import { CLOCK, type Quantity } from "./quantities.ts";

/** Minutes of a day. */
export const DAY = 1440;
/** The tolerance of durations in days: 28 and 30 are the same, 7 and 8 are not. */
const ROUGHLY = 0.08;

/** Compares times of the day on a 12-hour or 24-hour clock, with or without minutes. */
function isSameTime(clock: Quantity, { raw, unit }: Quantity): boolean {
  const twelve = (time: number): number => (time >= 1300 ? time - 1200 : time);
  const hour = clock.raw % 100 === 0 ? clock.raw / 100 : Number.NaN;
  if (unit === CLOCK) return twelve(raw) === twelve(clock.raw);
  return twelve(raw) === twelve(clock.raw) || raw === hour || raw === hour - 12;
}

/** Base units of durations. */
const TIMES = new Set(["day", "minute"]);

/** Whether two quantities are equal: "12/12 h" is twice a day, a week is seven days. */
export function isSame(a: Quantity, b: Quantity): boolean {
  if (a.unit === CLOCK) return isSameTime(a, b);
  if (b.unit === CLOCK) return isSameTime(b, a);
  if (a.unit === b.unit) {
    if (a.value === b.value) return true;
    return a.unit === "day" && Math.abs(a.value - b.value) <= ROUGHLY * Math.max(a.value, b.value);
  }
  // "Seis semanas" does not say "TRAb de 42"; "quinhentos" says "0,5 g".
  const time = TIMES.has(a.unit) || TIMES.has(b.unit);
  if (a.unit === "" || b.unit === "") return a.raw === b.raw || (!time && a.value === b.value);
  if (a.unit === "day" && b.unit === "minute") return a.value * DAY === b.value;
  if (a.unit === "minute" && b.unit === "day") return b.value * DAY === a.value;
  const [times, minutes] = a.unit === "times" ? [a, b] : [b, a];
  return times.unit === "times" && minutes.unit === "minute" && times.raw * minutes.value === DAY;
}
