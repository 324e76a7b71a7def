import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addWorkingDays,
  communicationTerm,
  easterOf,
  isHoliday,
  isWorkingDay,
} from "./working-days.ts";

test.each([
  [2000, "2000-04-23"],
  [2019, "2019-04-21"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2285, "2285-03-22"],
])("Easter of %i is on %s", (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test("Easter is a Sunday from March 22 to April 25", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const day = easterOf(year);
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
    }),
  );
});

test("holidays are the national ones and Good Friday", () => {
  for (const day of ["2026-01-01", "2026-04-03", "2026-04-21", "2026-11-20", "2026-12-25"])
    expect(isHoliday(day)).toBe(true);
  // Carnival, Corpus Christi, and the day of Black Consciousness before its law.
  for (const day of ["2026-02-17", "2026-06-04", "2023-11-20"]) expect(isHoliday(day)).toBe(false);
});

test.each([
  // Thursday before Good Friday and the weekend: Monday, Tuesday, Wednesday.
  ["2026-04-02", "2026-04-08"],
  // The first day does not count, also on a weekend.
  ["2026-11-28", "2026-12-02"],
  ["2026-11-27", "2026-12-02"],
  // Over Christmas and New Year.
  ["2026-12-23", "2026-12-29"],
  ["2026-12-30", "2027-01-05"],
])("the third working day after %s is %s", (day, third) => {
  expect(addWorkingDays(day, 3)).toBe(third);
});

test("a result is a working day, and counts as many days as were asked", () => {
  const days = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 2, max: 10 }), (day, count) => {
      const last = addWorkingDays(day, count);
      expect(isWorkingDay(last)).toBe(true);
      expect(addWorkingDays(addWorkingDays(day, 1), count - 1)).toBe(last);
    }),
  );
});

test("the term ends with the third working day in Brasília", () => {
  // Saturday 01:00 UTC is still Friday evening in Brasília.
  expect(communicationTerm("2026-11-28T01:00:00Z")).toEqual({
    day: "2026-12-02",
    ends_at: "2026-12-03T02:59:59.000Z",
  });
});
