import { z } from "zod";
import {
  BLOCKED_SOURCES,
  blockedTimeForm,
  CALENDAR_FAILURES,
  calendarForm,
  newCalendarForm,
} from "../domain/calendars.ts";
import { route } from "./route.ts";

/** A time at which the doctor cannot be booked. */
export const blockedTimeSchema = z.object({
  id: z.uuid(),
  source: z.enum(BLOCKED_SOURCES),
  /** The outside calendar that it was read from; null for the doctor's own. */
  calendar: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Null if it has none, or if the doctor does not show the calendar's titles. */
  title: z.string().nullable(),
});
export type BlockedTime = z.infer<typeof blockedTimeSchema>;

/** An outside calendar. Its address is secret: only the host is shown again. */
export const outsideCalendarSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  show_titles: z.boolean(),
  host: z.string(),
  /** When it was last read; null before the first time. */
  refreshed_at: z.iso.datetime().nullable(),
  /** Since when and why it cannot be read. Its blocked times stay as they were. */
  failure: z.object({ reason: z.enum(CALENDAR_FAILURES), since: z.iso.datetime() }).nullable(),
  /** It has more blocked times than are stored. */
  is_partial: z.boolean(),
});
export type OutsideCalendar = z.infer<typeof outsideCalendarSchema>;

const params = z.object({ id: z.uuid() });
const instant = z.iso.datetime({ offset: true });

export const listBlockedTimes = route({
  method: "GET",
  path: "/api/agenda/blocked-times",
  access: "doctor",
  scope: "agendamentos:read",
  summary: "The blocked times of a range of at most 62 days, by time",
  query: z.object({
    /** Now by default. */
    from: instant.optional(),
    /** Exclusive; by default a week after `from`. */
    to: instant.optional(),
  }),
  response: z.object({ items: z.array(blockedTimeSchema) }),
  errors: [],
});

export const listOwnBlockedTimes = route({
  method: "GET",
  path: "/api/agenda/own-blocked-times",
  access: "doctor",
  scope: null,
  summary: "The blocked times that the doctor entered and that have not ended, by time",
  response: z.object({ items: z.array(blockedTimeSchema) }),
  errors: [],
});

export const createBlockedTime = route({
  method: "POST",
  path: "/api/agenda/blocked-times",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Block a time; a repeated id creates one",
  body: blockedTimeForm.safeExtend({ id: z.uuid() }),
  response: blockedTimeSchema,
  status: 201,
  errors: [
    ...(["DATA_HORA_REQUIRED", "BLOCKED_TIME_INVALID", "FIELD_TOO_LONG"] as const),
    ...(["BLOCKED_TIMES_LIMIT", "NOT_FOUND"] as const),
  ],
});

export const deleteBlockedTime = route({
  method: "DELETE",
  path: "/api/agenda/blocked-times/:id",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Remove a blocked time that the doctor entered",
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ["NOT_FOUND"],
});

export const listCalendars = route({
  method: "GET",
  path: "/api/agenda/calendars",
  access: "doctor",
  scope: null,
  summary: "The outside calendars whose times are blocked, oldest first",
  response: z.object({ items: z.array(outsideCalendarSchema) }),
  errors: [],
});

export const createCalendar = route({
  method: "POST",
  path: "/api/agenda/calendars",
  access: "doctor",
  scope: null,
  summary: "Subscribe to an iCalendar address; a repeated id returns the existing one",
  body: newCalendarForm.extend({ id: z.uuid() }),
  response: outsideCalendarSchema,
  status: 201,
  errors: [
    ...([
      "CALENDAR_NAME_REQUIRED",
      "FIELD_TOO_LONG",
      "URL_INVALID",
      "CALENDAR_ADDRESS_INVALID",
    ] as const),
    ...(["CALENDARS_LIMIT", "NOT_FOUND"] as const),
  ],
});

export const updateCalendar = route({
  method: "PUT",
  path: "/api/agenda/calendars/:id",
  access: "doctor",
  scope: null,
  summary: "Rename an outside calendar, show or hide its titles",
  params,
  body: calendarForm,
  response: outsideCalendarSchema,
  errors: ["CALENDAR_NAME_REQUIRED", "FIELD_TOO_LONG", "NOT_FOUND"],
});

export const refreshCalendar = route({
  method: "POST",
  path: "/api/agenda/calendars/:id/refresh",
  access: "doctor",
  scope: null,
  summary: "Read an outside calendar now",
  params,
  response: outsideCalendarSchema,
  errors: ["NOT_FOUND"],
});

export const deleteCalendar = route({
  method: "DELETE",
  path: "/api/agenda/calendars/:id",
  access: "doctor",
  scope: null,
  summary: "Remove an outside calendar with its blocked times",
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ["NOT_FOUND"],
});
