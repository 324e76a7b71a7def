import { PgBoss } from "pg-boss";
import type { Database } from "../platform/database/database.ts";
import type { JobName } from "../platform/jobs/jobs.ts";

/** Opens the job queue without workers and timers, for tests that look at stored jobs. */
export const withJobQueue = async <T>(
  { pool }: Pick<Database, "pool">,
  work: (queue: PgBoss) => Promise<T>,
): Promise<T> => {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const queue = new PgBoss({ db, migrate: false, supervise: false, schedule: false });
  await queue.start();
  try {
    return await work(queue);
  } finally {
    await queue.stop({ graceful: false });
  }
};

/** The stored jobs whose payload contains `data`, in every state. */
export const findJobs = (db: Pick<Database, "pool">, name: JobName, data: object) =>
  withJobQueue(db, (queue) => queue.findJobs<Record<string, string>>(name, { data }));

/** Stores a mail of the account as a job that was given up. */
export const insertFailedMail = async (
  { pool }: Pick<Database, "pool">,
  email: string,
): Promise<void> => {
  await pool.query(
    `insert into pgboss.job
       (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
     select 'failed-jobs',
            jsonb_build_object('kind', 'trial_ending', 'user_id', id, 'locale', 'pt-br'),
            'account-mail', gen_random_uuid(), now(), 11, '{"message": "MailError ECONNECTION"}'
       from auth."user" where email = $1`,
    [email],
  );
};
