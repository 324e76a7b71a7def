import {
  BLOCKED_SOURCES,
  type BlockedSource,
  CALENDAR_FAILURES,
  type CalendarFailure,
} from "@relato/shared/domain/calendars.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

/** iCalendar addresses whose events are a doctor's blocked times (features/calendars). */
export const outside_calendars = pgTable(
  "outside_calendars",
  {
    id: primaryId(),
    user_id: accountId(),
    name: text().notNull(),
    /** Encrypted (address.ts): who has the address can read the calendar. */
    address: text().notNull(),
    host: text().notNull(),
    /** Without it, titles are not stored. */
    show_titles: boolean().notNull(),
    /** Of the last answer, for a conditional request. */
    etag: text(),
    last_modified: text(),
    /** SHA-256 of the last content, in hexadecimal. */
    digest: text(),
    /** The doctor's zone in which days and floating times were read. */
    time_zone: text(),
    /** When the blocked times were last computed. Recurring events reach a fixed time ahead. */
    expanded_at: instant(),
    refreshed_at: instant(),
    failure: text().$type<CalendarFailure>(),
    failing_since: instant(),
    /** Consecutive ones. */
    failures: integer().notNull().default(0),
    next_refresh_at: instantNow(),
    is_partial: boolean().notNull().default(false),
    created_at: instantNow(),
  },
  (t) => [
    unique("outside_calendars_id_user_id_key").on(t.id, t.user_id),
    index("outside_calendars_user_idx").on(t.user_id, t.created_at),
    index("outside_calendars_due_idx").on(t.next_refresh_at),
    check("outside_calendars_failure_check", isOneOf(t.failure, CALENDAR_FAILURES)),
    check(
      "outside_calendars_failing_check",
      sql`(${t.failure} is null) = (${t.failing_since} is null)`,
    ),
    ...tenantRows(t.user_id),
  ],
);

/** When a doctor cannot be booked. An appointment may still be made, if they say so. */
export const blocked_times = pgTable(
  "blocked_times",
  {
    id: primaryId(),
    user_id: accountId(),
    source: text().$type<BlockedSource>().notNull(),
    calendar_id: uuid(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    title: text(),
    created_at: instantNow(),
  },
  (t) => [
    foreignKey({
      name: "blocked_times_calendar_fk",
      columns: [t.calendar_id, t.user_id],
      foreignColumns: [outside_calendars.id, outside_calendars.user_id],
    }).onDelete("cascade"),
    index("blocked_times_start_idx").on(t.user_id, t.starts_at),
    index("blocked_times_calendar_idx").on(t.calendar_id),
    check("blocked_times_source_check", isOneOf(t.source, BLOCKED_SOURCES)),
    check(
      "blocked_times_calendar_check",
      sql`(${t.source} = 'calendar') = (${t.calendar_id} is not null)`,
    ),
    check("blocked_times_range_check", sql`${t.starts_at} < ${t.ends_at}`),
    check("blocked_times_title_check", sql`${t.title} <> '' and length(${t.title}) <= 200`),
    ...tenantRows(t.user_id),
  ],
);

export type OutsideCalendarRow = typeof outside_calendars.$inferSelect;
export type BlockedTimeRow = typeof blocked_times.$inferSelect;
