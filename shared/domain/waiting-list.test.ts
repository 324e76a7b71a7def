import { describe, expect, it } from "vitest";
import { findFreeTimes } from "./free-times.ts";
import { findOpenings, findStart, type Wish } from "./waiting-list.ts";

const timeZone = "America/Sao_Paulo";
/** A Wednesday; the zone is three hours behind UTC. */
const DAY = "2027-03-10";
const at = (clock: string, day = DAY): string => {
  const [hour = "", minute = ""] = clock.split(":");
  return `${day}T${String(Number(hour) + 3).padStart(2, "0")}:${minute}:00.000Z`;
};
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const before = new Date("2027-03-01T12:00:00Z");
const hours = [
  { weekday: 3, from: "08:00", to: "12:00" },
  { weekday: 3, from: "14:00", to: "18:00" },
];
const free = (changes: Partial<Parameters<typeof findFreeTimes>[0]> = {}) =>
  findFreeTimes({
    ...{ days: [DAY, "2027-03-11"], hours, taken: [], cancelled: [], now: before, timeZone },
    ...changes,
  });

describe("free times", () => {
  it("are the working hours without appointments and blocked times", () => {
    const taken = [span("07:00", "08:30"), span("08:20", "09:00"), span("14:00", "18:00")];
    expect(free({ taken })).toEqual([span("09:00", "12:00")]);
    expect(free({ taken: [span("10:00", "10:30")] })).toEqual([
      ...[span("08:00", "10:00"), span("10:30", "12:00"), span("14:00", "18:00")],
    ]);
    expect(free({ taken: [span("08:03", "12:00"), span("14:00", "18:00")] })).toEqual([]);
  });

  it("begin at the next quarter of an hour of today", () => {
    const now = new Date(at("15:01"));
    expect(free({ now })).toEqual([span("15:15", "18:00")]);
  });

  it("are cancelled times where no working hours are set", () => {
    const cancelled = [span("09:00", "09:30"), span("09:30", "10:00"), span("11:00", "12:00")];
    expect(free({ hours: [], cancelled, taken: [span("11:00", "11:30")] })).toEqual([
      span("09:00", "10:00"),
      span("11:30", "12:00"),
    ]);
    expect(free({ cancelled: [span("06:00", "07:00")] })).toHaveLength(2);
  });
});

describe("a free time for a waiting patient", () => {
  const wish = (changes: Partial<Wish> = {}): Wish => ({
    ...{ duracao_min: 30, from_day: null, until_day: null, weekdays: [], day_part: "any" },
    agendamento: null,
    ...changes,
  });
  const start = (changes: Partial<Wish>, time = span("09:00", "13:00")) =>
    findStart(wish(changes), time, timeZone);

  it("is on a wished day and long enough", () => {
    expect(start({})).toBe(at("09:00"));
    expect(start({ from_day: "2027-03-11" })).toBeNull();
    expect(start({ until_day: "2027-03-09" })).toBeNull();
    expect(start({ from_day: DAY, until_day: DAY, weekdays: [3] })).toBe(at("09:00"));
    expect(start({ weekdays: [1, 5] })).toBeNull();
    expect(start({ duracao_min: 240 })).toBe(at("09:00"));
    expect(start({ duracao_min: 241 })).toBeNull();
  });

  it("is in the wished part of the day", () => {
    expect(start({ day_part: "morning" })).toBe(at("09:00"));
    expect(start({ day_part: "morning" }, span("12:00", "13:00"))).toBeNull();
    expect(start({ day_part: "afternoon" })).toBe(at("12:00"));
    expect(start({ day_part: "afternoon", duracao_min: 61 })).toBeNull();
  });

  it("is before the appointment that would move, which keeps its length", () => {
    const agendamento = { data: at("09:00"), duracao_min: 240 };
    expect(start({ agendamento })).toBeNull();
    expect(start({ agendamento: { ...agendamento, data: at("09:00", "2027-03-12") } })).toBe(
      at("09:00"),
    );
    expect(start({ agendamento: { data: at("09:01"), duracao_min: 241 } })).toBeNull();
  });

  it("is offered to everyone whom it suits, in the order of the list", () => {
    const [first, second, third] = [
      wish({ day_part: "afternoon" }),
      wish(),
      wish({ weekdays: [0] }),
    ];
    const times = [span("09:00", "10:00"), span("14:00", "15:00")];
    expect(findOpenings([first, second, third], times, timeZone)).toEqual([
      { free: times[0], offers: [{ entry: second, data: at("09:00") }] },
      {
        free: times[1],
        offers: [
          { entry: first, data: at("14:00") },
          { entry: second, data: at("14:00") },
        ],
      },
    ]);
  });
});
