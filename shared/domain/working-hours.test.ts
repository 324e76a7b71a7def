import { describe, expect, it } from "vitest";
import {
  findIntervalErrors,
  intervalsOn,
  isWorkingTime,
  workingHoursForm,
} from "./working-hours.ts";

const MONDAY = "2026-11-23";
const ZONE = "America/Sao_Paulo";
const of = (from: string, to: string, weekday = 1) => ({ weekday, from, to });
const HOURS = [of("14:00", "18:00"), of("08:00", "12:00")];
/** São Paulo is three hours behind UTC. */
const at = (from: string, to: string, day = MONDAY) => ({
  from: `${day}T${from}:00.000Z`,
  to: `${day}T${to}:00.000Z`,
});

describe("working hours", () => {
  it.each([
    ["within an interval", at("11:00", "15:00"), true],
    ["starting too early", at("10:59", "11:30"), false],
    ["ending too late", at("14:30", "15:01"), false],
    ["over lunch", at("14:30", "17:30"), false],
    ["on another weekday", at("11:00", "12:00", "2026-11-24"), false],
    ["over midnight", { from: `${MONDAY}T20:00:00.000Z`, to: "2026-11-24T12:00:00.000Z" }, false],
  ])("%s", (_, time, expected) => {
    expect(isWorkingTime(HOURS, time, ZONE)).toBe(expected);
  });

  it("are all hours if none are set, and follow the time zone", () => {
    expect(isWorkingTime([], at("03:00", "04:00"), ZONE)).toBe(true);
    expect(isWorkingTime(HOURS, at("11:00", "12:00"), "Europe/Lisbon")).toBe(true);
    expect(isWorkingTime(HOURS, at("11:00", "12:30"), "Europe/Lisbon")).toBe(false);
  });

  it("join where they touch", () => {
    const hours = [of("12:00", "13:00"), of("08:00", "12:00"), of("09:00", "10:00", 2)];
    expect(intervalsOn(hours, MONDAY)).toEqual([{ from: "08:00", to: "13:00" }]);
    expect(isWorkingTime(hours, at("14:30", "15:30"), ZONE)).toBe(true);
  });

  it("are refused when an interval ends before its start or overlaps another one", () => {
    const fieldsOf = (...intervals: ReturnType<typeof of>[]) =>
      findIntervalErrors(intervals).map(({ field }) => field);
    expect(fieldsOf(of("09:00", "09:00"))).toEqual(["0.to"]);
    expect(fieldsOf(of("09:00", ""))).toEqual(["0.to"]);
    expect(fieldsOf(of("08:00", "12:00"), of("11:59", "13:00"))).toEqual(["1.to"]);
    expect(fieldsOf(of("08:00", "12:00"), of("11:59", "13:00", 2))).toEqual([]);
    expect(workingHoursForm.safeParse([of("9:00", "10:00")]).success).toBe(false);
    expect(workingHoursForm.parse(HOURS).map(({ from }) => from)).toEqual(["08:00", "14:00"]);
  });
});
