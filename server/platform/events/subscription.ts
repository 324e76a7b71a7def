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

export interface SubscriptionOptions {
  database: Database;
  userId: string;
  /** The last event that the screen has; null: from now on. */
  afterId: string | null;
  signal: AbortSignal;
  onEvent: (stored: StoredEvent) => void;
}

/** Reads a doctor's events for one screen, in order and once, until the signal aborts. */
export class Subscription {
  readonly #options: SubscriptionOptions;
  #last: string | null;
  #again = false;
  #reading: Promise<void> | null = null;

  constructor(options: SubscriptionOptions) {
    this.#options = options;
    this.#last = options.afterId;
  }

  /** Reads new events. Calls during a read cause one more read. */
  pump(): Promise<void> {
    if (this.#options.signal.aborted) return Promise.resolve();
    this.#again = true;
    return (this.#reading ??= this.#readAll().finally(() => (this.#reading = null)));
  }

  async #readAll(): Promise<void> {
    const { database, userId, signal, onEvent } = this.#options;
    do {
      this.#again = false;
      this.#last ??= await latestId(database, userId);
      const rows = await readAfter(database, userId, this.#last);
      for (const row of rows) {
        if (signal.aborted) return;
        this.#last = row.id;
        onEvent(row);
      }
      this.#again ||= rows.length === PAGE;
    } while (this.#again && !signal.aborted);
  }
}
