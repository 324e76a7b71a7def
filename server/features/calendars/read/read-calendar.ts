import { MAX_BLOCKED_TITLE, MAX_CALENDAR_TIMES } from "@relato/shared/domain/calendars.ts";
import { collapseSpaces, oneLine } from "@relato/shared/domain/one-line.ts";
import { startOfDay, zonedTime } from "@relato/shared/domain/zone.ts";
import ICAL from "ical.js";
import { registerZones } from "./intl-zone.ts";

export interface ReadRequest {
  bytes: Uint8Array;
  /** The doctor's zone, for whole days and for times without a zone. */
  time_zone: string;
  /** Milliseconds; events outside are left out. */
  from: number;
  to: number;
}

/** A busy time. ISO instants in UTC. */
export interface BusyTime {
  starts_at: string;
  ends_at: string;
  title: string | null;
}

export interface ReadCalendar {
  /** By time; at most MAX_CALENDAR_TIMES. */
  times: BusyTime[];
  is_partial: boolean;
}

/** The text is no iCalendar, or its series have too many occurrences. */
export class CalendarError extends Error {
  override readonly name = "CalendarError";
  readonly code: "not_calendar" | "unreadable";
  constructor(code: CalendarError["code"]) {
    super(code);
    this.code = code;
  }
}

/** Occurrences of all events together: a hundred daily ones of five years. */
const MAX_STEPS = 200_000;
/** An occurrence that was moved into the range may come from so long before it. */
const MOVED_MS = 31 * 24 * 60 * 60 * 1000;

const pad = (value: number): string => String(value).padStart(2, "0");

/** Milliseconds. A whole day begins at the doctor's midnight; a floating time is the doctor's. */
const toMs = (time: ICAL.Time, zone: string): number => {
  const { year, month, day, hour, minute, second, isDate } = time;
  const date = `${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`;
  if (isDate) return Date.parse(startOfDay(date, zone));
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const clock = `${pad(hour)}:${pad(minute)}:${pad(second)}`;
  return Date.parse(zonedTime(date, clock, zone)?.instant ?? "");
};

/** The first value of a property as text, in upper case. */
const valueOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? "").toUpperCase();

/** Whether an event blocks its time. Outlook writes the second property. */
const isBusy = (component: ICAL.Component): boolean =>
  valueOf(component, "status") !== "CANCELLED" &&
  valueOf(component, "transp") !== "TRANSPARENT" &&
  valueOf(component, "x-microsoft-cdo-busystatus") !== "FREE";

const titleOf = (component: ICAL.Component): string | null => {
  const summary = component.getFirstPropertyValue("summary");
  if (typeof summary !== "string") return null;
  return oneLine(collapseSpaces(summary).slice(0, MAX_BLOCKED_TITLE)) || null;
};

interface Reader {
  request: ReadRequest;
  steps: number;
  times: BusyTime[];
}

const add = (reader: Reader, start: ICAL.Time, end: ICAL.Time, title: string | null): void => {
  const { from, to, time_zone } = reader.request;
  const starts = Math.max(toMs(start, time_zone), from);
  const ends = Math.min(toMs(end, time_zone), to);
  // An event without a duration, or with an invalid date, blocks nothing.
  if (!(starts < ends)) return;
  reader.times.push({
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
    title,
  });
};

/** Adds the occurrences of an event, with the changed ones in `exceptions`. */
const addEvent = (
  reader: Reader,
  component: ICAL.Component,
  exceptions: ICAL.Component[],
): void => {
  const { from, to, time_zone } = reader.request;
  const event = new ICAL.Event(component, { exceptions });
  if (!event.isRecurring()) {
    if (isBusy(component)) add(reader, event.startDate, event.endDate, titleOf(component));
    return;
  }
  const occurrences = event.iterator();
  for (let at = occurrences.next(); at !== null && at !== undefined; at = occurrences.next()) {
    if (++reader.steps > MAX_STEPS) throw new CalendarError("unreadable");
    const ms = toMs(at, time_zone);
    if (ms >= to) return;
    if (ms < from - MOVED_MS) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    if (isBusy(item.component)) add(reader, startDate, endDate, titleOf(item.component));
  }
};

/** The busy periods of VFREEBUSY, which Exchange publishes instead of events. */
const addFreeBusy = (reader: Reader, component: ICAL.Component): void => {
  for (const property of component.getAllProperties("freebusy")) {
    if (String(property.getParameter("fbtype") ?? "").toUpperCase() === "FREE") continue;
    for (const period of property.getValues())
      if (period instanceof ICAL.Period) add(reader, period.start, period.getEnd(), null);
  }
};

const parse = (text: string): ICAL.Component[] => {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    // Several calendars in one text are a list of lists.
    const all = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    return all.map((one) => new ICAL.Component(one)).filter(({ name }) => name === "vcalendar");
  } catch {
    return [];
  }
};

const groupEvents = (calendar: ICAL.Component) => {
  const masters: ICAL.Component[] = [];
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const event of calendar.getAllSubcomponents("vevent")) {
    if (!event.hasProperty("dtstart")) continue;
    const uid = valueOf(event, "uid");
    if (!event.hasProperty("recurrence-id")) masters.push(event);
    else exceptions.set(uid, [...(exceptions.get(uid) ?? []), event]);
  }
  return { masters, exceptions };
};

const addCalendar = (reader: Reader, calendar: ICAL.Component): void => {
  const { masters, exceptions } = groupEvents(calendar);
  const attempt = (read: () => void): void => {
    try {
      read();
    } catch (error) {
      // One event with an impossible rule must not hide the others.
      if (error instanceof CalendarError) throw error;
    }
  };
  for (const event of masters) {
    const uid = valueOf(event, "uid");
    const changed = exceptions.get(uid) ?? [];
    exceptions.delete(uid);
    attempt(() => addEvent(reader, event, changed));
  }
  // A changed occurrence that was sent without its series.
  for (const event of [...exceptions.values()].flat()) {
    attempt(() => {
      const { startDate, endDate } = new ICAL.Event(event);
      if (isBusy(event)) add(reader, startDate, endDate, titleOf(event));
    });
  }
  for (const one of calendar.getAllSubcomponents("vfreebusy"))
    attempt(() => addFreeBusy(reader, one));
};

/** Reads the busy times of an iCalendar text (RFC 5545). @throws CalendarError */
export const readCalendar = (request: ReadRequest): ReadCalendar => {
  const text = new TextDecoder().decode(request.bytes).replace(/^\uFEFF/, "");
  if (!/^BEGIN:VCALENDAR\s/i.test(text.trimStart().slice(0, 20)))
    throw new CalendarError("not_calendar");
  registerZones(text);
  const calendars = parse(text.trim());
  if (calendars.length === 0) throw new CalendarError("not_calendar");
  const reader: Reader = { request, steps: 0, times: [] };
  for (const calendar of calendars) addCalendar(reader, calendar);
  const times = reader.times.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  return {
    times: times.slice(0, MAX_CALENDAR_TIMES),
    is_partial: times.length > MAX_CALENDAR_TIMES,
  };
};
