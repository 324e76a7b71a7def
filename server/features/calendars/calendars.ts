import type { OutsideCalendar } from "@relato/shared/contract/calendars.ts";
import { MAX_CALENDARS, type calendarForm } from "@relato/shared/domain/calendars.ts";
import { asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import {
  outside_calendars,
  type OutsideCalendarRow,
} from "../../platform/database/schema/calendars.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";

type CalendarForm = z.output<typeof calendarForm>;

/** Without the address. */
export const toCalendar = (row: OutsideCalendarRow): OutsideCalendar => {
  const { id, name, show_titles, host, refreshed_at, is_partial } = row;
  const { failure: reason, failing_since: since } = row;
  const failure = reason === null || since === null ? null : { reason, since };
  return { id, name, show_titles, host, refreshed_at, failure, is_partial };
};

export const listCalendars = async ({ drizzle }: Tx): Promise<OutsideCalendarRow[]> =>
  drizzle
    .select()
    .from(outside_calendars)
    .orderBy(asc(outside_calendars.created_at), asc(outside_calendars.id));

/** @throws AppError NOT_FOUND */
export const requireCalendar = async ({ drizzle }: Tx, id: string): Promise<OutsideCalendarRow> => {
  const rows = drizzle.select().from(outside_calendars).where(eq(outside_calendars.id, id));
  return requireRow((await rows)[0]);
};

/**
 * Adds a calendar; a repeated id returns the existing one.
 * @throws AppError CALENDARS_LIMIT, NOT_FOUND for another doctor's id
 */
export const insertCalendar = async (
  tx: Tx,
  user_id: string,
  row: CalendarForm & { id: string; address: string; host: string },
): Promise<OutsideCalendarRow> => {
  // Two requests at once count one after the other.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('calendars ' || $1, 0))", [
    user_id,
  ]);
  const existing = await listCalendars(tx);
  if (!existing.some(({ id }) => id === row.id) && existing.length >= MAX_CALENDARS)
    throw new AppError("CALENDARS_LIMIT");
  await tx.drizzle
    .insert(outside_calendars)
    .values({ user_id, ...row })
    .onConflictDoNothing();
  return requireCalendar(tx, row.id);
};

/**
 * Renames a calendar and chooses whether titles are stored. Hidden titles are deleted at once;
 * shown ones need the whole content again. @throws AppError NOT_FOUND
 */
export const changeCalendar = async (
  tx: Tx,
  id: string,
  form: CalendarForm,
): Promise<OutsideCalendarRow> => {
  const before = await requireCalendar(tx, id);
  const isOther = before.show_titles !== form.show_titles;
  const unread = { etag: null, last_modified: null, digest: null, next_refresh_at: sql`now()` };
  const rows = tx.drizzle
    .update(outside_calendars)
    .set({ ...form, ...(isOther ? unread : {}) })
    .where(eq(outside_calendars.id, id))
    .returning();
  const [row] = await rows;
  if (!form.show_titles)
    await tx.query(
      "update blocked_times set title = null where calendar_id = $1 and title is not null",
      [id],
    );
  return requireRow(row);
};

/** Its blocked times go with it. @throws AppError NOT_FOUND */
export const removeCalendar = async (tx: Tx, id: string): Promise<void> => {
  const rows = tx.drizzle
    .delete(outside_calendars)
    .where(eq(outside_calendars.id, id))
    .returning({ id: outside_calendars.id });
  requireRow((await rows)[0]);
};
