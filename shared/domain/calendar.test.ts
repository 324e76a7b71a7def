import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, isDay, MODES, rangeOf, shownDays, stepDay, weekday } from "./calendar.ts";
import { dayIn } from "./zone.ts";

const HOUR = 3_600_000;
const days = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const locales = fc.constantFrom("pt-br" as const, "en-us" as const, "es" as const);

describe("what a view shows", () => {
  test("is a month of whole weeks, a week or a day; weeks begin as usual in the language", () => {
    expect(shownDays("month", "2026-11-21", "pt-br")).toHaveLength(35);
    expect(shownDays("month", "2026-11-21", "pt-br")[0]).toBe("2026-11-01");
    expect(shownDays("month", "2026-11-21", "es")[0]).toBe("2026-10-26");
    expect(shownDays("month", "2026-02-10", "pt-br")).toHaveLength(28);
    expect(shownDays("month", "2026-05-10", "pt-br")).toHaveLength(42);
    expect(shownDays("week", "2026-11-21", "en-us")[0]).toBe("2026-11-15");
    expect(shownDays("day", "2026-11-21", "es")).toEqual(["2026-11-21"]);
  });

  test("contains the day, each day once and in order, and whole weeks", () => {
    fc.assert(
      fc.property(days, locales, fc.constantFrom(...MODES), (day, locale, mode) => {
        const shown = shownDays(mode, day, locale);
        expect(shown).toContain(day);
        expect(shown).toEqual(shown.map((_, n) => addDays(shown[0] ?? "", n)));
        return mode === "day" || (weekday(shown[0] ?? "", locale) === 0 && shown.length % 7 === 0);
      }),
    );
  });

  test.each([
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["Europe/Lisbon", "2026-03-29", 23],
    ["Europe/Lisbon", "2026-10-25", 25],
    ["America/Sao_Paulo", "2026-10-25", 24],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
  ])("in %s on %s, the day has %d hours; week and month change equally", (zone, day, hours) => {
    for (const mode of MODES) {
      const shown = shownDays(mode, day, "pt-br");
      const { from, to } = rangeOf(shown, zone);
      const lasts = (Date.parse(to) - Date.parse(from)) / HOUR;
      // Each of these weeks and months has exactly one clock change.
      expect([mode, lasts]).toEqual([mode, shown.length * 24 - 24 + hours]);
      expect([dayIn(from, zone), dayIn(to, zone)]).toEqual([
        shown[0],
        addDays(shown.at(-1) ?? "", 1),
      ]);
    }
  });
});

test("a step keeps the day of the month if it exists", () => {
  expect(stepDay("month", "2026-01-31", 1)).toBe("2026-02-28");
  expect(stepDay("month", "2026-01-31", -1)).toBe("2025-12-31");
  expect(stepDay("week", "2026-03-08", 1)).toBe("2026-03-15");
  expect(stepDay("day", "2026-03-01", -1)).toBe("2026-02-28");
});

test("only calendar days are valid", () => {
  for (const [text, is] of [
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2028-02-29", true],
    ["2026-13-01", false],
    ["9999-01-01", false],
    ["today", false],
    ["", false],
  ] as const)
    expect([text, isDay(text)]).toEqual([text, is]);
});
