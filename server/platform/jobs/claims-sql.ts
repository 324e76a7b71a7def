import { ATTEMPTS } from "./queues.ts";

/** Any constant of ours: keeps our advisory locks apart from other programs' in the same database. */
const LOCK_SEED = 5_150_061;
const lockOf = (id: string) => `hashtextextended(${id}::text, ${LOCK_SEED})`;

/** $1: the job's id. */
export const HOLD = `select pg_try_advisory_lock(${lockOf("$1")}) as held`;
export const LET_GO = `select pg_advisory_unlock(${lockOf("$1")})`;

/** $1: id, $2: retry_count. Takes the lock again after the connection was lost; `held` is false when another has the job. */
export const HOLD_AGAIN = `
  select pg_try_advisory_lock(${lockOf("$1")})
     and exists (select from pgboss.job where id = $1::uuid and state = 'active' and retry_count = $2) as held`;

/**
 * Puts a job back without costing it an attempt: `retry_limit` grows with it, and counts the workers that died of it beyond
 * the attempts. From the tenth death on a job waits, up to a minute, so that one that kills its workers does not rule.
 */
const PUT_BACK = `
  state = 'retry', heartbeat_on = null, retry_limit = j.retry_limit + 1,
  start_after = now() + interval '1 second' *
    case when j.retry_limit < ${ATTEMPTS + 9} then 0 else least(60, 2 ^ least(6, j.retry_limit - ${ATTEMPTS + 9})) end`;

/** $1: id, $2: retry_count. For a job that this process gives up itself. */
export const RELEASE = `
  update pgboss.job j set ${PUT_BACK} where j.id = $1::uuid and j.state = 'active' and j.retry_count = $2`;

/**
 * $1: queue names, $2: ids that this process works on, $3: suspects of the sweep before, as `id:retry_count`.
 * Answers each active job whose lock nobody holds; suspects among them are put back into the queue.
 */
export const SWEEP = `
  with candidate as materialized (
    select id, name, retry_count from pgboss.job
     where name = any($1::text[]) and state = 'active' and id <> all($2::uuid[])
  ), free as materialized (
    select *, id::text || ':' || retry_count as suspect from candidate
     where pg_try_advisory_xact_lock(${lockOf("id")})
  ), put_back as (
    update pgboss.job j set ${PUT_BACK} from free f
     where j.name = f.name and j.id = f.id and j.state = 'active' and j.retry_count = f.retry_count
       and f.suspect = any($3::text[])
    returning j.id
  )
  select f.name, f.id, f.suspect, p.id is not null as put_back from free f left join put_back p on p.id = f.id`;
