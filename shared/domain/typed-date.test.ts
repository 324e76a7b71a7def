import { describe, expect, it } from "vitest";
import { parseClock, parseDay, parseMoment, readClock, readDay, readMoment } from "./typed-date.ts";

describe("parseDay, parseClock, parseMoment", () => {
  it("parse ISO text", () => {
    expect(parseDay("1961-05-03")?.toString()).toBe("1961-05-03");
    expect(parseClock("09:30")?.toString()).toBe("09:30:00");
    expect(parseMoment("2026-03-01T09:30")?.toString()).toBe("2026-03-01T09:30:00");
  });
  it.each(["", "1961-02-31", "1961-5-3", "today"])("refuse the day %j", (text) => {
    expect(parseDay(text)).toBeNull();
  });
  it.each(["", "25:00", "9:30", "09:61"])("refuse the clock time %j", (text) => {
    expect(parseClock(text)).toBeNull();
  });
});

describe("readDay", () => {
  it.each([
    ["03/05/1961", "1961-05-03", "1961-03-05"],
    ["3/5/1961", "1961-05-03", "1961-03-05"],
    [" 03.05.1961 ", "1961-05-03", "1961-03-05"],
    ["03 05 1961", "1961-05-03", "1961-03-05"],
    ["03051961", "1961-05-03", "1961-03-05"],
    ["1961-05-03", "1961-05-03", "1961-05-03"],
    ["1961-05-03T00:00:00Z", "1961-05-03", "1961-05-03"],
    ["25/12/1961", "1961-12-25", "1961-12-25"],
    ["12/25/1961", "1961-12-25", "1961-12-25"],
    ["03/05/61", null, null],
    ["31/02/1961", null, null],
    ["Maria", null, null],
    ["", null, null],
  ])("reads %j as %j, in English as %j", (text, dayFirst, monthFirst) => {
    expect(readDay(text, "pt-br")).toBe(dayFirst);
    expect(readDay(text, "es")).toBe(dayFirst);
    expect(readDay(text, "en-us")).toBe(monthFirst);
  });
});

describe("readClock", () => {
  it.each([
    ["14:30", "14:30"],
    ["9:05", "09:05"],
    ["14:30:59", "14:30"],
    ["14h30", "14:30"],
    ["14h", "14:00"],
    ["2:30 PM", "14:30"],
    ["12:00 am", "00:00"],
    ["12:15 p.m.", "12:15"],
    ["14:30 PM", null],
    ["24:00", null],
    ["930", null],
  ])("reads %j as %j", (text, time) => {
    expect(readClock(text)).toBe(time);
  });
});

describe("readMoment", () => {
  it.each([
    ["2026-03-01T09:30", "2026-03-01T09:30"],
    ["01/03/2026 09:30", "2026-03-01T09:30"],
    ["01/03/2026, 14h30", "2026-03-01T14:30"],
    ["01/03/2026", null],
  ])("reads %j as %j", (text, moment) => {
    expect(readMoment(text, "pt-br")).toBe(moment);
  });
});
