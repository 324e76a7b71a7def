import { expect, it } from "vitest";
import { agePartsOn } from "./birth-date.ts";

it.each([
  ["2026-11-29", "2026-11-29", "days", 0],
  ["2026-11-02", "2026-11-29", "days", 27],
  ["2026-11-01", "2026-11-29", "weeks", 4],
  ["2026-08-31", "2026-11-29", "weeks", 12],
  ["2026-08-29", "2026-11-29", "months", 3],
  ["2024-11-30", "2026-11-29", "months", 23],
  ["2024-11-29", "2026-11-29", "years", 2],
  ["1980-02-29", "2026-02-28", "years", 45],
  ["1980-02-29", "2026-03-01", "years", 46],
] as const)("a patient born on %s is on %s %s old: %d", (birth, today, unit, value) => {
  expect(agePartsOn(birth, today)).toEqual({ unit, value });
});
