/** Times at which a doctor cannot be booked: their own, and those of calendars elsewhere. */
import { z } from "zod";
import { agendamentoForm } from "./agendamento.ts";
import { optionalText, requiredText } from "./fields.ts";

export const MAX_CALENDARS = 10;
export const MAX_CALENDAR_NAME = 80;
export const MAX_CALENDAR_ADDRESS = 2000;
export const MAX_BLOCKED_TITLE = 200;
/** Blocked times of one calendar; the earliest are stored. */
export const MAX_CALENDAR_TIMES = 5000;
/** Blocked times that a doctor enters. */
export const MAX_OWN_TIMES = 500;
/** A blocked time that a doctor enters ends after at most so many days. */
const MAX_OWN_DAYS = 366;

/** `own`: entered by the doctor. `calendar`: read from an outside calendar. */
export const BLOCKED_SOURCES = ["own", "calendar"] as const;
export type BlockedSource = (typeof BLOCKED_SOURCES)[number];

/**
 * Why a calendar was not read. `address`: it is in a network that must not be reached, or without
 * TLS. `refused`: the answer was 401, 403, 404 or 410. `status`: another answer than 200 and 304.
 * `redirect`: too many, or to such an address. `unreadable`: reading took too long.
 */
export const CALENDAR_FAILURES = [
  ...(["address", "timeout", "connection", "refused", "status"] as const),
  ...(["redirect", "too_large", "not_calendar", "unreadable"] as const),
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

/** `webcal://` means https (https://www.iana.org/assignments/uri-schemes/prov/webcal). */
export const toCalendarUrl = (typed: string): URL | null => {
  const url = URL.parse(typed.trim().replace(/^webcals?:\/\//i, "https://"));
  if (url === null || !["https:", "http:"].includes(url.protocol)) return null;
  return url.username === "" && url.password === "" ? url : null;
};

export const calendarForm = z.object({
  name: requiredText(MAX_CALENDAR_NAME, "CALENDAR_NAME_REQUIRED"),
  /** Whether titles are stored and shown. */
  show_titles: z.boolean(),
});
export const newCalendarForm = calendarForm.extend({
  address: z
    .string()
    .max(MAX_CALENDAR_ADDRESS, { error: "URL_INVALID" })
    .refine((typed) => toCalendarUrl(typed) !== null, "CALENDAR_ADDRESS_INVALID"),
});

const { data: instantField } = agendamentoForm.shape;

/** A blocked time that a doctor enters. Times are ISO, of any offset; parsed to UTC. */
export const blockedTimeForm = z
  .object({
    starts_at: instantField,
    ends_at: instantField,
    title: optionalText(MAX_BLOCKED_TITLE),
  })
  .refine(
    ({ starts_at, ends_at }) => {
      const ms = Date.parse(ends_at) - Date.parse(starts_at);
      return ms > 0 && ms <= MAX_OWN_DAYS * 24 * 60 * 60 * 1000;
    },
    { error: "BLOCKED_TIME_INVALID", path: ["ends_at"] },
  );
export type BlockedTimeForm = z.output<typeof blockedTimeForm>;
