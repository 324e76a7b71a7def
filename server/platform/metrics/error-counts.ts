import type { Log } from "../audit/log.ts";
import type { Database } from "../database/database.ts";

/** An error by its code. `source`: `request`, or the name of a job's queue. No ids. */
export interface CountedError {
  source: string;
  code: string;
}

const FLUSH_MS = 10_000;
const KEPT_DAYS = 30;

interface Waiting extends CountedError {
  hour: string;
  count: number;
}

const HOUR_MS = 60 * 60 * 1000;
const hourOf = (time: number): string =>
  new Date(Math.floor(time / HOUR_MS) * HOUR_MS).toISOString();

/** Counts errors per hour and adds the counts to the database every ten seconds. */
export const createErrorCounts = (log: Log, database: () => Database) => {
  let waiting = new Map<string, Waiting>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const write = async (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const counts = [...waiting.values()];
    waiting = new Map();
    if (counts.length === 0) return;
    try {
      await database().pool.query(
        `insert into installation.error_counts as e (hour, source, code, count)
         select hour, source, code, count
           from jsonb_to_recordset($1) c(hour timestamptz, source text, code text, count int)
         on conflict (hour, source, code) do update set count = e.count + excluded.count`,
        [JSON.stringify(counts)],
      );
    } catch (error) {
      // The database is unreachable. The log has each of these errors.
      log.warn({ err: error, errors: counts.length }, "error counts not written");
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(write));

  return {
    add: ({ source, code }: CountedError): void => {
      const hour = hourOf(Date.now());
      const key = `${hour} ${source} ${code}`;
      const entry = waiting.get(key) ?? { hour, source, code, count: 0 };
      waiting.set(key, { ...entry, count: entry.count + 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    /** Writes what was counted. A failure is logged, never thrown. */
    flush,
  };
};

/** Removes counts that are older than a month. */
export const pruneErrorCounts = async ({ pool }: Pick<Database, "pool">): Promise<void> => {
  await pool.query(
    "delete from installation.error_counts where hour < now() - make_interval(days => $1)",
    [KEPT_DAYS],
  );
};
