import { asSystem, type Database, type SystemEntry } from "../database/database.ts";
import { audit_log } from "../database/schema/audit.ts";
import type { Log } from "./log.ts";

/** Ids and constant words only, no patient data. */
export interface AuditEntry {
  /** A user's id, or `system`. */
  actor: string;
  /** A constant such as `account.sign-in`. */
  action: string;
  subject?: string;
  outcome: "success" | "failure";
  /**
   * Whose data or account the entry concerns; empty for the installation. It chooses the chain.
   * Default: the actor, if that is a user.
   */
  medico_id?: string;
}

const REASON = "write the audit log";
const FLUSH_MS = 1000;
/** Entries of one statement, which has a limited number of parameters. */
const BATCH = 1000;
const NOT_USERS = new Set(["system", "anonymous"]);

const chainOf = ({ actor, medico_id }: AuditEntry): string =>
  medico_id ?? (NOT_USERS.has(actor) ? "" : actor);

/**
 * Collects entries for up to a second and inserts them together; a trigger chains them
 * (docs/decisions/0044-audit-chain.md). Each is also a line of the log, so that a copy can leave
 * this machine at once (docs/security.md).
 */
export const createAudit = (log: Log, database: () => Database) => {
  let waiting: (AuditEntry & { at: string; medico_id: string })[] = [];
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    timer = null;
    const entries = waiting;
    waiting = [];
    if (entries.length === 0) return;
    try {
      await asSystem(database(), REASON, async ({ drizzle }) => {
        for (let start = 0; start < entries.length; start += BATCH)
          await drizzle.insert(audit_log).values(entries.slice(start, start + BATCH));
      });
    } catch (error) {
      // The database is unreachable: the log keeps what the table cannot.
      log.error({ err: error, entries }, "audit log not written");
    }
  };

  /** Queues an entry. A failed write never fails the caller. */
  const record = (entry: AuditEntry): void => {
    waiting.push({ ...entry, at: new Date().toISOString(), medico_id: chainOf(entry) });
    log.info(entry, "audit");
    timer ??= setTimeout(() => {
      writing = writing.then(write);
    }, FLUSH_MS);
  };

  return {
    record,
    /** For the database's `onSystem`: records transactions with access to all rows. */
    onSystem: ({ reason, outcome }: SystemEntry): void => {
      if (reason !== REASON) record({ actor: "system", action: reason, outcome });
    },
    /** Writes the queued entries. */
    close: async (): Promise<void> => {
      if (timer !== null) clearTimeout(timer);
      await (writing = writing.then(write));
    },
  };
};

export type Audit = ReturnType<typeof createAudit>;
