import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { Log } from "../audit/log.ts";
import { asSystem, type Database, type Tx, withUser } from "../database/database.ts";
import { KeptConnection } from "../database/kept-connection.ts";
import { createReader, type StoredEvent } from "./reader.ts";

/** A whole number that a double can represent. */
const EVENT_ID = /^\d{1,15}$/;

/**
 * Events for a doctor's screens: stored in the writer's transaction and kept for an hour, so that
 * screens can resume. A trigger numbers them in commit order per doctor and notifies.
 */
export class Events {
  readonly #database: Database;
  readonly #log: Log;
  /** Read functions by doctor. */
  readonly #readers = new Map<string, Set<() => Promise<void>>>();
  /** Called when a session of the doctor's ends, by doctor. */
  readonly #sessionListeners = new Map<string, Set<() => void>>();
  readonly #connection: KeptConnection;
  #closed = false;

  constructor({ database, log }: { database: Database; log: Log }) {
    this.#database = database;
    this.#log = log;
    this.#connection = new KeptConnection({
      url: database.url,
      name: "events",
      log,
      onConnect: async (client) => {
        client.on("notification", ({ channel, payload = "" }) => {
          if (channel !== "relato_sessions") this.#readNew(payload);
          else for (const listener of this.#sessionListeners.get(payload) ?? []) listener();
        });
        await client.query("listen relato_events; listen relato_sessions");
        // Events may have been announced during the reconnect.
        for (const userId of this.#readers.keys()) this.#readNew(userId);
      },
    });
  }

  /**
   * Calls back when a session of the user's ends (a trigger of the database), until the signal
   * aborts. Calls are lost while the connection is down.
   */
  onSessionEnded(userId: string, signal: AbortSignal, listener: () => void): void {
    const ofUser = this.#sessionListeners.get(userId) ?? new Set();
    this.#sessionListeners.set(userId, ofUser.add(listener));
    const forget = (): void => {
      ofUser.delete(listener);
      if (ofUser.size === 0 && this.#sessionListeners.get(userId) === ofUser)
        this.#sessionListeners.delete(userId);
    };
    signal.addEventListener("abort", forget, { once: true });
  }

  async publish(tx: Tx, userId: string, event: DoctorEvent): Promise<void> {
    await tx.query("insert into events (user_id, payload) values ($1, $2)", [
      userId,
      JSON.stringify(event),
    ]);
  }

  /**
   * Where a screen resumes after `lastEventId` (null: a new screen). `reset`: later events may be
   * deleted already, so the screen must reload everything.
   */
  resumePoint(
    userId: string,
    lastEventId: string | null,
  ): Promise<{ after_id: string; reset: boolean }> {
    return withUser(this.#database, userId, async (tx) => {
      const known = lastEventId !== null && EVENT_ID.test(lastEventId);
      const [row] = await tx.query<{ kept: boolean; latest: string }>(
        `select coalesce(bool_or(id = $2), false) as kept, coalesce(max(id), 0)::text as latest
             from events where user_id = $1`,
        [userId, known ? lastEventId : "0"],
      );
      if (known && row?.kept) return { after_id: lastEventId, reset: false };
      return { after_id: row?.latest ?? "0", reset: lastEventId !== null };
    });
  }

  /**
   * Calls back for each event after `afterId` (null: from now on), in order and once, until the
   * signal aborts. Resolves when the stored events have been sent.
   */
  async subscribe(
    userId: string,
    afterId: string | null,
    signal: AbortSignal,
    onEvent: (stored: StoredEvent) => void,
  ): Promise<void> {
    const read = createReader(this.#database, userId, afterId, signal, onEvent);
    const ofUser = this.#readers.get(userId) ?? new Set();
    this.#readers.set(userId, ofUser.add(read));
    const forget = (): void => {
      ofUser.delete(read);
      if (ofUser.size === 0 && this.#readers.get(userId) === ofUser) this.#readers.delete(userId);
    };
    signal.addEventListener("abort", forget, { once: true });
    if (signal.aborted) forget();
    try {
      await read();
    } catch (error) {
      forget();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#readers.clear();
    await this.#connection.close();
  }

  #readNew(userId: string): void {
    for (const read of this.#readers.get(userId) ?? []) this.#readOrRetry(read);
  }

  #readOrRetry(read: () => Promise<void>): void {
    read().catch((error: unknown) => {
      this.#log.debug({ err: error }, "events not readable");
      // Retry: the doctor's next event may be hours away.
      if (!this.#closed) setTimeout(() => this.#readOrRetry(read), 500).unref();
    });
  }
}

/** Returns how many events older than an hour were deleted. */
export const pruneEvents = (database: Database): Promise<number> =>
  asSystem(database, "events older than an hour are deleted", async (tx) => {
    const rows = await tx.query(
      "delete from events where created_at < now() - interval '1 hour' returning id",
    );
    return rows.length;
  });
