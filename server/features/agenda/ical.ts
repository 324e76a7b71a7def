import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";

/*
 * Times are written in UTC ("20261123T120000Z"): an instant is the same in every zone, each calendar shows it in its own, and no clock
 * change comes between. A named zone would need its rules sent along (RFC 5545, 3.6.5), and would only help events that repeat.
 */

const PRODUCT = { company: "Relato", product: "agenda", language: "PT" };

/** One appointment, the same in every calendar that has it. */
export interface Entry {
  agendamento_id: string;
  /** Rises with every change. */
  sequence: number;
  data: string;
  duracao_min: number;
  summary: string;
  location: string | null;
}

const fieldsOf = ({ agendamento_id, sequence, data, duracao_min, summary, location }: Entry) => ({
  // Not the installation's address, which may change.
  id: `${agendamento_id}@relato`,
  sequence,
  start: data,
  end: new Date(Date.parse(data) + duracao_min * 60_000),
  summary,
  ...(location === null ? {} : { location }),
});

/** What a mail carries for the patient's calendar (RFC 5546, 3.2.2 and 3.2.5). */
export const writeInvitation = (
  entry: Entry,
  more: {
    method: "REQUEST" | "CANCEL";
    /** When it was written. */
    stamp: string;
    organizer: { name: string; email: string };
    attendee: { name: string; email: string };
  },
): string => {
  const cancelled = more.method === "CANCEL";
  const calendar = ical({
    prodId: PRODUCT,
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    ...fieldsOf(entry),
    stamp: more.stamp,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: more.organizer,
    attendees: [
      {
        ...more.attendee,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        // Nobody reads an answer.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
};

/** A doctor's agenda for their own calendar program (RFC 5545; RFC 7986 for name and refreshing). */
export const writeFeed = (
  name: string,
  entries: readonly (Entry & { stamp: string; url: string })[],
): string => {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: 60 * 60,
  });
  for (const entry of entries)
    calendar.createEvent({
      ...fieldsOf(entry),
      stamp: entry.stamp,
      url: entry.url,
      status: ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
};
