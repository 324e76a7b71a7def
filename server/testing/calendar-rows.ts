import { type Database, withUser } from "../platform/database/database.ts";

/** An outside calendar with a blocked time. Its address cannot be opened. */
export const createOutsideCalendar = async (
  db: Database,
  user_id: string,
  name = "Clínica",
): Promise<string> =>
  withUser(db, user_id, async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      `insert into outside_calendars (user_id, name, address, host, show_titles)
       values ($1, $2, '00', 'calendar.example.org', true) returning id`,
      [user_id, name],
    );
    await tx.query(
      `insert into blocked_times (user_id, source, calendar_id, starts_at, ends_at, title)
       values ($1, 'calendar', $2, now(), now() + interval '1 hour', $3)`,
      [user_id, row!.id, name],
    );
    return row!.id;
  });

/** A blocked time that the doctor entered. */
export const createBlockedTime = async (
  db: Database,
  user_id: string,
  title = "Almoço",
): Promise<string> =>
  withUser(db, user_id, async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      `insert into blocked_times (user_id, source, starts_at, ends_at, title)
       values ($1, 'own', now(), now() + interval '1 hour', $2) returning id`,
      [user_id, title],
    );
    return row!.id;
  });

/** Rows of calendars for the access test. */
export const CALENDAR_ROWS: Record<string, (db: Database, user_id: string) => Promise<unknown>> = {
  outside_calendars: (db, user_id) => createOutsideCalendar(db, user_id),
  blocked_times: (db, user_id) => createBlockedTime(db, user_id),
};
