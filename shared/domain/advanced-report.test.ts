import { describe, expect, test } from "vitest";
import { isReportPeriod, lastReportDay, reportPeriods } from "./advanced-report.ts";

describe("the periods of a report", () => {
  const period = { start: "2026-01-30", end: "2026-02-10" };

  test("are days, calendar months, and weeks by the language's first day", () => {
    expect(reportPeriods(period, "day", "pt-br")).toHaveLength(12);
    expect(reportPeriods(period, "month", "pt-br")).toEqual([
      { start: "2026-01-30", end: "2026-01-31" },
      { start: "2026-02-01", end: "2026-02-10" },
    ]);
    expect(reportPeriods(period, "week", "pt-br").map(({ start }) => start)).toEqual([
      ...["2026-01-30", "2026-02-01", "2026-02-08"],
    ]);
    expect(reportPeriods(period, "week", "es").map(({ start }) => start)).toEqual([
      ...["2026-01-30", "2026-02-02", "2026-02-09"],
    ]);
  });

  test("cover a year at most, also one with a leap day", () => {
    expect(isReportPeriod({ start: "2028-01-01", end: "2028-12-31" })).toBe(true);
    expect(isReportPeriod({ start: "2028-01-01", end: "2029-01-01" })).toBe(false);
    expect(isReportPeriod({ start: "2026-05-02", end: "2026-05-01" })).toBe(false);
    expect(lastReportDay("2027-03-01")).toBe("2028-02-29");
  });
});
