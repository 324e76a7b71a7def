import { expect, it } from "vitest";
import { calendarOf, eventOf } from "./calendars.fixture.ts";
import { createCalendarProcess } from "./calendar-process.ts";

const requestOf = (text: string) => ({
  bytes: Buffer.from(text),
  time_zone: "America/Sao_Paulo",
  from: Date.parse("2026-11-01T00:00:00Z"),
  to: Date.parse("2027-11-01T00:00:00Z"),
});
const FINE = calendarOf(eventOf("DTSTART:20261201T120000Z", "DURATION:PT1H"));
const SECONDLY = eventOf("DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");

it.each<[string, () => string]>([
  ["every second since 1970", () => calendarOf(...Array.from({ length: 50 }, () => SECONDLY))],
  ["100,000 nested components", () => calendarOf("BEGIN:VEVENT\r\n".repeat(100_000))],
  ["one line of 8 MB", () => calendarOf(`X-A:${"a;".repeat(4_000_000)}`)],
  [
    "200,000 exceptions",
    () => calendarOf("BEGIN:VEVENT\r\nRECURRENCE-ID:2026\r\nEND:VEVENT\r\n".repeat(200_000)),
  ],
  [
    "200,000 dates",
    () =>
      calendarOf(
        eventOf(
          "DTSTART:20261201T120000Z",
          `RDATE:${Array.from({ length: 200_000 }, () => "20261201T120000Z").join(",")}`,
        ),
      ),
  ],
])("ends with %s, and reads the next calendar", async (_, make) => {
  const calendars = createCalendarProcess({ limit_ms: 1500 });
  try {
    const { kind } = await calendars.read(requestOf(make()));
    expect(["read", "failed"]).toContain(kind);
    expect(await calendars.read(requestOf(FINE))).toMatchObject({
      kind: "read",
      times: [{ starts_at: "2026-12-01T12:00:00.000Z" }],
    });
  } finally {
    await calendars.close();
  }
});
