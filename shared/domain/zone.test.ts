import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayIn, isTimeZone, startOfDay, timeIn, zonedTime } from "./zone.ts";

const ZONES = [
  "America/Sao_Paulo",
  "America/New_York",
  "Europe/Lisbon",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "UTC",
];

test("accepts names of time zones, not offsets or other text", () => {
  for (const zone of ZONES) expect([zone, isTimeZone(zone)]).toEqual([zone, true]);
  for (const none of ["", "+03:00", "-0300", "America/Atlantis", "x".repeat(5000), "a b", "../UTC"])
    expect([none, isTimeZone(none)]).toEqual([none, false]);
});

describe("a clock time is converted to an instant", () => {
  test.each([
    ["2026-01-15", "09:00", "America/Sao_Paulo", "2026-01-15T12:00:00.000Z", "plain"],
    // New York: forward on March 8 at 2, back on November 1 at 2.
    ["2026-03-07", "09:00", "America/New_York", "2026-03-07T14:00:00.000Z", "plain"],
    ["2026-03-08", "09:00", "America/New_York", "2026-03-08T13:00:00.000Z", "plain"],
    ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z", "skipped"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z", "repeated"],
    ["2026-11-01", "09:00", "America/New_York", "2026-11-01T14:00:00.000Z", "plain"],
    // Lisbon: forward on March 29 at 1, back on October 25 at 2.
    ["2026-03-28", "09:00", "Europe/Lisbon", "2026-03-28T09:00:00.000Z", "plain"],
    ["2026-03-29", "01:15", "Europe/Lisbon", "2026-03-29T01:15:00.000Z", "skipped"],
    ["2026-03-29", "09:00", "Europe/Lisbon", "2026-03-29T08:00:00.000Z", "plain"],
    ["2026-10-25", "01:15", "Europe/Lisbon", "2026-10-25T00:15:00.000Z", "repeated"],
  ])("%s %s in %s", (day, time, zone, instant, kind) => {
    expect(zonedTime(day, time, zone)).toEqual({ instant, kind });
  });

  test("or to null for an invalid day or time", () => {
    for (const [day, time] of [
      ["2026-02-30", "09:00"],
      ["2026-2-3", "09:00"],
      ["2026-02-03", "25:00"],
      ["2026-02-03", "9"],
      ["", ""],
    ] as const)
      expect([day, time, zonedTime(day, time, "UTC")]).toEqual([day, time, null]);
  });

  test("and back to the typed time, unless it was skipped", () => {
    const times = fc.date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2099-12-31T23:59:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, fc.constantFrom(...ZONES), (date, zone) => {
        const [day = "", rest = ""] = date.toISOString().split("T");
        const time = rest.slice(0, 5);
        const zoned = zonedTime(day, time, zone);
        if (zoned === null) return false;
        const shown = `${dayIn(zoned.instant, zone)} ${timeIn(zoned.instant, zone)}`;
        return zoned.kind === "skipped" ? shown > `${day} ${time}` : shown === `${day} ${time}`;
      }),
      { numRuns: 300 },
    );
  });

  test("as Intl shows it, independently of our library", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        (date, timeZone) => {
          const told = new Intl.DateTimeFormat("sv-SE", {
            timeZone,
            dateStyle: "short",
            timeStyle: "short",
          }).format(date);
          const iso = date.toISOString();
          return told === `${dayIn(iso, timeZone)} ${timeIn(iso, timeZone)}`;
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("a day begins at midnight or at the zone's first time", () => {
  expect(startOfDay("2026-03-08", "America/New_York")).toBe("2026-03-08T05:00:00.000Z");
  expect(startOfDay("2026-03-09", "America/New_York")).toBe("2026-03-09T04:00:00.000Z");
  // Brazil's summer time began at midnight: that day had no 00:00.
  expect(startOfDay("2018-11-04", "America/Sao_Paulo")).toBe("2018-11-04T03:00:00.000Z");
});
