import type { MeasuredValue } from "./passage-values.ts";
import { isWithin } from "./range.ts";
import type { Bounds } from "./read-bounds.ts";

/** Whether a value meets the limits of a question; of a pressure, one of its numbers is enough. */
export function meetsBounds(
  { numbers: [first, second] }: MeasuredValue,
  { value, diastolic }: Bounds,
): boolean {
  if (!value) return true;
  if (isWithin(first, value)) return true;
  return diastolic !== null && second !== undefined && isWithin(second, diastolic);
}
