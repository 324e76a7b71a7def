import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";

/*
 * Times are written in UTC ("20261123T120000Z"): each calendar shows them in its own zone. A named
 * zone would need its rules in the file (RFC 5545, 3.6.5), and would only help recurring events.
 */

const PRODUCT = { company: "Relato", product: "agenda", language: "PT" };

/** One appointment, the same in every calendar. */
export interface CalendarEntry {
  agendamento_id: string;
  /** Rises with every change. */
  sequence: number;
  data: string;
  duracao_min: number;
  summary: string;
  /** Empty if unknown. */
  place: string;
  /** When the entry was written. */
  stamp: string;
}

const eventOf = (entry: CalendarEntry): ICalEventData => ({
  // Without the installation's address, which may change.
  id: `${entry.agendamento_id}@relato`,
  sequence: entry.sequence,
  start: entry.data,
  end: new Date(Date.parse(entry.data) + entry.duracao_min * 60_000),
  summary: entry.summary,
  stamp: entry.stamp,
  status: ICalEventStatus.CONFIRMED,
  ...(entry.place === "" ? {} : { location: entry.place }),
});

interface Person {
  name: string;
  email: string;
}

/** The invitation or cancellation in a notice (RFC 5546, 3.2.2 and 3.2.5). */
export const writeInvitation = (
  entry: CalendarEntry,
  people: { organizer: Person; attendee: Person },
  method: "REQUEST" | "CANCEL",
): string => {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
  calendar.createEvent({
    ...eventOf(entry),
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: people.organizer,
    attendees: [
      {
        ...people.attendee,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        // Replies are not read.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
};

/** A doctor's agenda for a calendar program (RFC 5545; name and refresh interval: RFC 7986). */
export const writeFeed = (
  name: string,
  entries: readonly (CalendarEntry & { url: string })[],
): string => {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: 60 * 60,
  });
  for (const entry of entries) calendar.createEvent({ ...eventOf(entry), url: entry.url });
  return calendar.toString();
};
