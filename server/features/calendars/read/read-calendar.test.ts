import { describe, expect, it } from "vitest";
import { calendarOf, eventOf } from "../calendars.fixture.ts";
import { CalendarError, readCalendar } from "./read-calendar.ts";

const read = (text: string, time_zone = "America/Sao_Paulo") =>
  readCalendar({
    bytes: Buffer.from(text),
    time_zone,
    from: Date.parse("2026-11-01T00:00:00Z"),
    to: Date.parse("2027-01-01T00:00:00Z"),
  });
const times = (text: string, zone?: string): string[] =>
  read(text, zone).times.map(({ starts_at, ends_at }) =>
    `${starts_at}/${ends_at}`.replaceAll(/:00\.000Z/g, "Z"),
  );

/** As Outlook writes it: a Windows name with its rules. */
const BERLIN = [
  ...["BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time", "BEGIN:STANDARD"],
  ...["DTSTART:16010101T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100"],
  ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT"],
  ...["DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200"],
  ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
];

describe("times", () => {
  it("are read in UTC, in a zone with its rules, in an IANA zone without, and floating", () => {
    const text = calendarOf(
      ...BERLIN,
      eventOf("DTSTART:20261201T120000Z", "DTEND:20261201T130000Z"),
      eventOf(
        "DTSTART;TZID=W. Europe Standard Time:20261202T090000",
        "DTEND;TZID=W. Europe Standard Time:20261202T093000",
      ),
      eventOf("DTSTART;TZID=America/New_York:20261203T090000", "DURATION:PT45M"),
      eventOf("DTSTART:20261204T090000", "DTEND:20261204T100000"),
      eventOf("DTSTART;TZID=Nowhere Time:20261205T090000", "DURATION:PT1H"),
    );
    expect(times(text)).toEqual([
      "2026-12-01T12:00Z/2026-12-01T13:00Z",
      "2026-12-02T08:00Z/2026-12-02T08:30Z",
      "2026-12-03T14:00Z/2026-12-03T14:45Z",
      "2026-12-04T12:00Z/2026-12-04T13:00Z",
      "2026-12-05T12:00Z/2026-12-05T13:00Z",
    ]);
  });

  it("of whole days begin and end at the doctor's midnight", () => {
    const text = calendarOf(
      eventOf("DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261226"),
      eventOf("DTSTART;VALUE=DATE:20261229"),
    );
    expect(times(text)).toEqual([
      "2026-12-24T03:00Z/2026-12-26T03:00Z",
      "2026-12-29T03:00Z/2026-12-30T03:00Z",
    ]);
    expect(times(text, "Europe/Lisbon")[0]).toBe("2026-12-24T00:00Z/2026-12-26T00:00Z");
  });

  it("leave out free, cancelled, empty and distant events", () => {
    const at = ["DTSTART:20261201T120000Z", "DTEND:20261201T130000Z"];
    const text = calendarOf(
      eventOf(...at, "TRANSP:TRANSPARENT"),
      eventOf(...at, "STATUS:CANCELLED"),
      eventOf(...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"),
      eventOf("DTSTART:20261201T120000Z", "DTEND:20261201T120000Z"),
      eventOf("DTSTART:20261201T120000Z", "DTEND:20261201T110000Z"),
      eventOf("DTSTART:20260101T120000Z", "DTEND:20260101T130000Z"),
      eventOf("DTSTART:20271201T120000Z", "DTEND:20271201T130000Z"),
      eventOf("SUMMARY:no time"),
    );
    expect(times(text)).toEqual([]);
  });

  it("of VFREEBUSY are read, without the free ones", () => {
    const text = calendarOf(
      "BEGIN:VFREEBUSY",
      "FREEBUSY;FBTYPE=BUSY:20261201T120000Z/PT1H,20261202T120000Z/20261202T123000Z",
      "FREEBUSY;FBTYPE=FREE:20261203T120000Z/PT1H",
      "END:VFREEBUSY",
    );
    expect(times(text)).toEqual([
      "2026-12-01T12:00Z/2026-12-01T13:00Z",
      "2026-12-02T12:00Z/2026-12-02T12:30Z",
    ]);
  });
});

describe("a series", () => {
  it("keeps its clock time over a change of the clocks, and leaves out EXDATE", () => {
    const text = calendarOf(
      ...BERLIN,
      eventOf(
        "DTSTART;TZID=W. Europe Standard Time:20261018T090000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=6",
        "EXDATE;TZID=W. Europe Standard Time:20261108T090000",
      ),
      eventOf(
        "DTSTART;TZID=America/New_York:20261018T090000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;UNTIL=20261108T140000Z",
      ),
    );
    expect(times(text)).toEqual([
      // The clocks of Berlin went back on October 25, those of New York on November 1.
      "2026-11-01T08:00Z/2026-11-01T09:00Z",
      "2026-11-01T14:00Z/2026-11-01T15:00Z",
      "2026-11-08T14:00Z/2026-11-08T15:00Z",
      "2026-11-15T08:00Z/2026-11-15T09:00Z",
      "2026-11-22T08:00Z/2026-11-22T09:00Z",
    ]);
  });

  it("follows RECURRENCE-ID: moved, cancelled, from then on, and of another series", () => {
    const series = (uid: string, ...lines: string[]) =>
      ["BEGIN:VEVENT", `UID:${uid}`, ...lines, "END:VEVENT"].join("\r\n");
    const text = calendarOf(
      series("a", "DTSTART:20261201T120000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5"),
      series("a", "RECURRENCE-ID:20261202T120000Z", "DTSTART:20261202T150000Z", "DURATION:PT2H"),
      series(
        ...(["a", "RECURRENCE-ID:20261203T120000Z", "DTSTART:20261203T120000Z"] as const),
        ...["DURATION:PT1H", "STATUS:CANCELLED"],
      ),
      series(
        ...(["a", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261204T120000Z"] as const),
        ...["DTSTART:20261204T130000Z", "DURATION:PT30M"],
      ),
      series("b", "DTSTART:20261202T120000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=1"),
      series("c", "RECURRENCE-ID:20261210T120000Z", "DTSTART:20261210T120000Z", "DURATION:PT1H"),
    );
    expect(times(text)).toEqual([
      "2026-12-01T12:00Z/2026-12-01T13:00Z",
      "2026-12-02T12:00Z/2026-12-02T13:00Z",
      "2026-12-02T15:00Z/2026-12-02T17:00Z",
      "2026-12-04T13:00Z/2026-12-04T13:30Z",
      "2026-12-05T13:00Z/2026-12-05T13:30Z",
      "2026-12-10T12:00Z/2026-12-10T13:00Z",
    ]);
  });

  it("that cannot occur does not hide the other events", () => {
    const text = calendarOf(
      eventOf("DTSTART:20260201T120000Z", "RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31"),
      eventOf("DTSTART:20261201T120000Z", "DURATION:PT1H"),
    );
    expect(times(text)).toEqual(["2026-12-01T12:00Z/2026-12-01T13:00Z"]);
  });
});

it("reads titles as one line of at most 200 characters", () => {
  const titles = ["Reunião\\, às 9h\\ncom a equipe", "\u202Eabc", "x".repeat(300), ""].map(
    (title, n) => eventOf(`DTSTART:2026120${n + 1}T120000Z`, "DURATION:PT1H", `SUMMARY:${title}`),
  );
  expect(read(calendarOf(...titles)).times.map(({ title }) => title)).toEqual([
    "Reunião, às 9h com a equipe",
    "abc",
    "x".repeat(200),
    null,
  ]);
});

it.each(["", "<html>login</html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"])(
  "refuses %j",
  (text) => {
    expect(() => read(text)).toThrow(CalendarError);
  },
);
