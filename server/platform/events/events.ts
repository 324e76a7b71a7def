import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { Log } from "../audit/log.ts";
import { asSystem, type Database, type Tx, withUser } from "../database/database.ts";
import { keepConnected } from "../database/keep-connected.ts";

/** `id` grows; clients send it as `Last-Event-ID`. */
export interface StoredEvent {
  id: string;
  event: DoctorEvent;
}

/** Rows per query. */
const PAGE = 200;
/** A whole number that a double can represent. */
const EVENT_ID = /^\d{1,15}$/;

interface Subscription {
  /** Reads new events. Calls during a read cause one more read. */
  pump(): Promise<void>;
}

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
 * Events for a doctor's screens: stored in the writer's transaction and kept for an hour, so that
 * screens can resume. A trigger numbers them in commit order per doctor and notifies.
 */
export const createEvents = (options: { database: Database; log: Log }) => {
  const { database, log } = options;
  const subscriptions = new Map<string, Set<Subscription>>();
  let closed = false;

  const pump = (subscription: Subscription): void => {
    subscription.pump().catch((error: unknown) => {
      log.debug({ err: error }, "events not readable");
      // Retry: the doctor's next event may be hours away.
      if (!closed) setTimeout(() => pump(subscription), 500).unref();
    });
  };
  const connection = keepConnected({
    url: database.url,
    name: "events",
    log,
    onConnect: async (client) => {
      client.on("notification", ({ payload }) => subscriptions.get(payload ?? "")?.forEach(pump));
      await client.query("listen relato_events");
      // Events may have been announced during the reconnect.
      for (const ofUser of subscriptions.values()) ofUser.forEach(pump);
    },
  });

  /**
   * Calls back for each event after `afterId` (null: from now on), in order and once, until the
   * signal aborts. Resolves when the stored events have been sent.
   */
  const subscribe = async (
    userId: string,
    afterId: string | null,
    signal: AbortSignal,
    onEvent: (stored: StoredEvent) => void,
  ): Promise<void> => {
    let last: string | null = null;
    let again = false;
    let reading: Promise<void> | null = null;
    const readAll = async (): Promise<void> => {
      do {
        again = false;
        last ??= afterId ?? (await latestId(database, userId));
        const rows = await readAfter(database, userId, last);
        for (const row of rows) {
          if (signal.aborted) return;
          last = row.id;
          onEvent(row);
        }
        again ||= rows.length === PAGE;
      } while (again && !signal.aborted);
    };
    const subscription: Subscription = {
      pump: () => {
        if (signal.aborted) return Promise.resolve();
        again = true;
        return (reading ??= readAll().finally(() => (reading = null)));
      },
    };
    const ofUser = subscriptions.get(userId) ?? new Set();
    subscriptions.set(userId, ofUser.add(subscription));
    const forget = (): void => {
      ofUser.delete(subscription);
      if (ofUser.size === 0 && subscriptions.get(userId) === ofUser) subscriptions.delete(userId);
    };
    signal.addEventListener("abort", forget, { once: true });
    if (signal.aborted) forget();
    try {
      await subscription.pump();
    } catch (error) {
      forget();
      throw error;
    }
  };

  return {
    publish: async (tx: Tx, userId: string, event: DoctorEvent): Promise<void> => {
      await tx.query("insert into events (user_id, payload) values ($1, $2)", [
        userId,
        JSON.stringify(event),
      ]);
    },
    /**
     * Where a screen resumes after `lastEventId` (null: a new screen). `reset`: later events may be
     * deleted already, so the screen must reload everything.
     */
    resumePoint: (
      userId: string,
      lastEventId: string | null,
    ): Promise<{ after_id: string; reset: boolean }> =>
      withUser(database, userId, async (tx) => {
        const known = lastEventId !== null && EVENT_ID.test(lastEventId);
        const [row] = await tx.query<{ kept: boolean; latest: string }>(
          `select coalesce(bool_or(id = $2), false) as kept, coalesce(max(id), 0)::text as latest
             from events where user_id = $1`,
          [userId, known ? lastEventId : "0"],
        );
        if (known && row?.kept) return { after_id: lastEventId, reset: false };
        return { after_id: row?.latest ?? "0", reset: lastEventId !== null };
      }),
    subscribe,
    close: async (): Promise<void> => {
      closed = true;
      subscriptions.clear();
      await connection.close();
    },
  };
};

export type Events = ReturnType<typeof createEvents>;

/** Returns how many events older than an hour were deleted. */
export const pruneEvents = (database: Database): Promise<number> =>
  asSystem(database, "events older than an hour are deleted", async (tx) => {
    const rows = await tx.query(
      "delete from events where created_at < now() - interval '1 hour' returning id",
    );
    return rows.length;
  });
