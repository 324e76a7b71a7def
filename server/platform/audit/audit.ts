import { asSystem, type Database, type SystemEntry } from "../database/database.ts";
import type { Log } from "./log.ts";

/** Ids and constant words only, no patient data. */
export interface AuditEntry {
  /** A user's id, or `system`. */
  actor: string;
  /** A constant such as `account.sign-in`. */
  action: string;
  subject?: string;
  outcome: "success" | "failure";
}

export interface Audit {
  /** Queues an entry. A failed write never fails the caller. */
  readonly record: (entry: AuditEntry) => void;
  /** For the database's `onSystem`: records transactions with access to all rows. */
  readonly onSystem: (entry: SystemEntry) => void;
  /** Writes the queued entries. */
  readonly close: () => Promise<void>;
}

const REASON = "write the audit log";
const FLUSH_MS = 1000;

/** Collects entries for up to a second and inserts them together. */
export const createAudit = (log: Log, database: () => Database): Audit => {
  let waiting: (AuditEntry & { at: Date })[] = [];
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    timer = null;
    const entries = waiting;
    waiting = [];
    if (entries.length === 0) return;
    try {
      await asSystem(database(), REASON, (tx) =>
        tx.query(
          `insert into audit_log (at, actor, action, subject, outcome)
           select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[])`,
          [
            entries.map((entry) => entry.at),
            entries.map((entry) => entry.actor),
            entries.map((entry) => entry.action),
            entries.map((entry) => entry.subject ?? null),
            entries.map((entry) => entry.outcome),
          ],
        ),
      );
    } catch (error) {
      // The database is unreachable: the log keeps what the table cannot.
      log.error({ err: error, entries }, "audit log not written");
    }
  };

  const record = (entry: AuditEntry): void => {
    waiting.push({ ...entry, at: new Date() });
    timer ??= setTimeout(() => {
      writing = writing.then(write);
    }, FLUSH_MS);
  };

  return {
    record,
    onSystem: ({ reason, outcome }) => {
      if (reason !== REASON) record({ actor: "system", action: reason, outcome });
    },
    close: async () => {
      if (timer !== null) clearTimeout(timer);
      await (writing = writing.then(write));
    },
  };
};
