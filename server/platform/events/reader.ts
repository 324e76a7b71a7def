import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import { type Database, withUser } from "../database/database.ts";

/** `id` grows; clients send it as `Last-Event-ID`. */
export interface StoredEvent {
  id: string;
  event: DoctorEvent;
}

/** Rows per query. */
const PAGE = 200;

const readAfter = (database: Database, userId: string, after: string): Promise<StoredEvent[]> =>
  withUser(database, userId, (tx) =>
    tx.query<Pick<StoredEvent, keyof StoredEvent>>(
      // `events.id`: a bare `id` would be the text column, which sorts "10" before "9".
      `select id::text, payload as event from events
        where user_id = $1 and id > $2 order by events.id limit ${PAGE}`,
      [userId, after],
    ),
  );

const latestId = (database: Database, userId: string): Promise<string> =>
  withUser(database, userId, async (tx) => {
    const [row] = await tx.query<{ id: string }>(
      "select coalesce(max(id), 0)::text as id from events where user_id = $1",
      [userId],
    );
    return row?.id ?? "0";
  });

/**
 * Returns a function that reads a doctor's events after `afterId` (null: from now on), in order and
 * once, until the signal aborts. Calls during a read cause one more read.
 */
export const createReader = (
  database: Database,
  userId: string,
  afterId: string | null,
  signal: AbortSignal,
  onEvent: (stored: StoredEvent) => void,
): (() => Promise<void>) => {
  let last = afterId;
  let again = false;
  let reading: Promise<void> | null = null;
  const readAll = async (): Promise<void> => {
    do {
      again = false;
      last ??= await latestId(database, userId);
      const rows = await readAfter(database, userId, last);
      for (const row of rows) {
        if (signal.aborted) return;
        last = row.id;
        onEvent(row);
      }
      again ||= rows.length === PAGE;
    } while (again && !signal.aborted);
  };
  return () => {
    if (signal.aborted) return Promise.resolve();
    again = true;
    return (reading ??= readAll().finally(() => (reading = null)));
  };
};
