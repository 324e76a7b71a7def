import type { Database, Tx } from "../database/database.ts";
import type { Cursor } from "../http/paging.ts";
import type { JobName } from "./jobs.ts";
import { FAILED_QUEUE, JOB_NAMES } from "./queues.ts";

/* The jobs as pg-boss stores them, for the operator. The login role owns these tables. */

export interface QueueDepth {
  name: JobName;
  /** Also those that are retried or start later. */
  waiting: number;
  active: number;
  /** Failed for good, and kept until they are retried or discarded. */
  failed: number;
  /** Seconds that the oldest due job has waited; null if none is due. */
  oldest_s: number | null;
}

export const listQueues = async ({ pool }: Pick<Database, "pool">): Promise<QueueDepth[]> => {
  const { rows } = await pool.query<QueueDepth>(
    `select q.name,
            (count(j.id) filter (where j.state < 'active'))::int as waiting,
            (count(j.id) filter (where j.state = 'active'))::int as active,
            (select count(*)::int from pgboss.job f
              where f.name = $2 and f.source_name = q.name) as failed,
            extract(epoch from now() - min(j.created_on)
              filter (where j.state < 'active' and j.start_after <= now()))::float8 as oldest_s
       from unnest($1::text[]) with ordinality q(name, place)
       left join pgboss.job j on j.name = q.name and j.state <= 'active'
      group by q.name, q.place order by q.place`,
    [JOB_NAMES, FAILED_QUEUE],
  );
  return rows;
};

/** A job that was given up, in the queue of failed jobs. */
export interface FailedJob {
  id: string;
  name: JobName;
  data: Record<string, unknown>;
  failed_at: string;
  attempts: number;
  output: unknown;
  /** The account that the job belongs to. */
  account: string | null;
  /** The job in its own queue, which keeps it for some days. */
  source_id: string;
  singleton_key: string | null;
  cursor_at: string;
}

const ACCOUNT = `(select u.email from auth."user" u
  where u.id = coalesce(j.data->>'medico_id', j.data->>'user_id')) as account`;

const FAILED = `select j.id, j.source_name as name, j.data, j.created_on as failed_at,
    coalesce(j.source_retry_count, 0) + 1 as attempts, j.source_output as output, ${ACCOUNT},
    j.source_id, j.singleton_key, j.created_on::text as cursor_at
  from pgboss.job j where j.name = '${FAILED_QUEUE}' and j.source_name = any($1)`;

/** Newest first, one more than `limit`. */
export const listFailedJobs = async (
  { pool }: Pick<Database, "pool">,
  cursor: Cursor | null,
  limit: number,
): Promise<FailedJob[]> => {
  const { rows } = await pool.query<FailedJob>(
    `${FAILED} and ($2::timestamptz is null or (j.created_on, j.id) < ($2, $3::uuid))
      order by j.created_on desc, j.id desc limit $4`,
    [JOB_NAMES, cursor?.at, cursor?.id, limit + 1],
  );
  return rows;
};

/** Locks the job until the transaction ends, so that it is retried once. */
export const lockFailedJob = async (tx: Tx, id: string): Promise<FailedJob | undefined> =>
  (await tx.queryAsLogin<FailedJob>(`${FAILED} and j.id = $2 for update of j`, [JOB_NAMES, id]))[0];

/** Removes an ended job and its copy in the queue of failed jobs; `id` is one of the two. */
export const removeJob = async (tx: Tx, id: string): Promise<void> => {
  await tx.queryAsLogin(
    `delete from pgboss.job j using (
       select id from pgboss.job where id = $1
       union select source_id from pgboss.job where id = $1 and name = $2
       union select id from pgboss.job where source_id = $1 and name = $2) doomed
      where j.id = doomed.id and (j.state > 'active' or j.name = $2)`,
    [id, FAILED_QUEUE],
  );
};

export interface MessageJob {
  id: string;
  name: JobName;
  data: Record<string, unknown>;
  state: "created" | "retry" | "active" | "completed" | "cancelled" | "failed";
  /** Started attempts. */
  attempts: number;
  created_at: string;
  ended_at: string | null;
  output: unknown;
  account: string | null;
  singleton_key: string | null;
  cursor_at: string;
}

const MESSAGES = `select j.id, j.name, j.data, j.state,
    j.retry_count + (case when j.started_on is null then 0 else 1 end) as attempts,
    j.created_on as created_at, j.completed_on as ended_at, j.output, ${ACCOUNT},
    j.singleton_key, j.created_on::text as cursor_at
  from pgboss.job j where j.name = any($1)`;

/** Which messages: those on their way, or those that failed. */
const FILTERS = {
  all: "true",
  waiting: "j.state <= 'active'",
  failed: "(j.state = 'failed' or j.output->>'delivery' = 'failed')",
  stored: "j.output->>'delivery' = 'stored'",
} as const;
export type MessageFilter = keyof typeof FILTERS;

/** The jobs of these queues, newest first, one more than `limit`. */
export const listMessageJobs = async (
  { pool }: Pick<Database, "pool">,
  names: readonly JobName[],
  filter: MessageFilter,
  cursor: Cursor | null,
  limit: number,
): Promise<MessageJob[]> => {
  const { rows } = await pool.query<MessageJob>(
    `${MESSAGES} and ${FILTERS[filter]}
       and ($2::timestamptz is null or (j.created_on, j.id) < ($2, $3::uuid))
      order by j.created_on desc, j.id desc limit $4`,
    [names, cursor?.at, cursor?.id, limit + 1],
  );
  return rows;
};

export const findMessageJob = async (
  { pool }: Pick<Database, "pool">,
  names: readonly JobName[],
  id: string,
): Promise<MessageJob | undefined> =>
  (await pool.query<MessageJob>(`${MESSAGES} and j.id = $2`, [names, id])).rows[0];

/** Like `findMessageJob`; locks the job until the transaction ends. */
export const lockMessageJob = async (
  tx: Tx,
  names: readonly JobName[],
  id: string,
): Promise<MessageJob | undefined> =>
  (await tx.queryAsLogin<MessageJob>(`${MESSAGES} and j.id = $2 for update of j`, [names, id]))[0];
