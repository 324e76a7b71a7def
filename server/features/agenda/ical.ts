import type { AgendamentoFields } from "@relato/shared/domain/agendamento.ts";
import ICAL from "ical.js";

/*
 * Times are written in UTC ("20261123T120000Z"): each calendar shows them in its own zone. A named
 * zone would need its rules in the file (RFC 5545, 3.6.5), and would only help recurring events.
 */

/** One appointment, the same in every calendar. */
export interface CalendarEntry extends Pick<
  AgendamentoFields,
  "data" | "duracao_min" | "tipo" | "link"
> {
  agendamento_id: string;
  /** Rises with every change. */
  sequence: number;
  summary: string;
  /** An address or the URL of the video call; empty if unknown. */
  place: string;
  /** When the entry was written. */
  stamp: string;
  /** By default the video call. */
  url?: string;
}

interface Person {
  name: string;
  email: string;
}

const utc = (time: Date | string): ICAL.Time => ICAL.Time.fromJSDate(new Date(time), true);

const addAddress = (
  event: ICAL.Component,
  name: "organizer" | "attendee",
  person: Person,
  parameters: Record<string, string>,
): void => {
  const property = event.addPropertyWithValue(name, `mailto:${person.email}`);
  for (const [key, value] of Object.entries({ cn: person.name, ...parameters }))
    property.setParameter(key, value);
};

const eventOf = (entry: CalendarEntry, status: "CONFIRMED" | "CANCELLED"): ICAL.Component => {
  const event = new ICAL.Component("vevent");
  // Without the installation's address, which may change.
  event.addPropertyWithValue("uid", `${entry.agendamento_id}@relato`);
  event.addPropertyWithValue("sequence", entry.sequence);
  event.addPropertyWithValue("dtstamp", utc(entry.stamp));
  event.addPropertyWithValue("dtstart", utc(entry.data));
  const end = Date.parse(entry.data) + entry.duracao_min * 60_000;
  event.addPropertyWithValue("dtend", utc(new Date(end)));
  event.addPropertyWithValue("summary", entry.summary);
  event.addPropertyWithValue("status", status);
  if (entry.place !== "") event.addPropertyWithValue("location", entry.place);
  const call = entry.tipo === "Telemedicina" ? entry.link : null;
  if (call !== null) {
    // RFC 7986, 5.11.
    const conference = new ICAL.Property("conference");
    conference.resetType("uri");
    conference.setParameter("feature", "VIDEO");
    conference.setValue(call);
    event.addProperty(conference);
  }
  // Programs that do not know CONFERENCE show the URL.
  const url = entry.url ?? call;
  if (url !== null) event.addPropertyWithValue("url", url);
  return event;
};

const calendarOf = (method: string): ICAL.Component => {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Relato//agenda//PT");
  calendar.addPropertyWithValue("method", method);
  return calendar;
};

/** The invitation or cancellation in a notice (RFC 5546, 3.2.2 and 3.2.5). */
export const writeInvitation = (
  entry: CalendarEntry,
  people: { organizer: Person; attendee: Person },
  method: "REQUEST" | "CANCEL",
): string => {
  const calendar = calendarOf(method);
  const event = eventOf(entry, method === "CANCEL" ? "CANCELLED" : "CONFIRMED");
  addAddress(event, "organizer", people.organizer, {});
  addAddress(event, "attendee", people.attendee, {
    cutype: "INDIVIDUAL",
    role: "REQ-PARTICIPANT",
    // Replies are not read.
    partstat: "ACCEPTED",
    rsvp: "FALSE",
  });
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
};

/** A doctor's agenda for a calendar program (RFC 5545; name and refresh interval: RFC 7986). */
export const writeFeed = (name: string, entries: readonly CalendarEntry[]): string => {
  const calendar = calendarOf("PUBLISH");
  for (const property of ["name", "x-wr-calname"]) calendar.addPropertyWithValue(property, name);
  const refresh = new ICAL.Property("refresh-interval");
  refresh.resetType("duration");
  refresh.setValue(ICAL.Duration.fromSeconds(60 * 60));
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue("x-published-ttl", "PT1H");
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, "CONFIRMED"));
  return `${calendar.toString()}\r\n`;
};
