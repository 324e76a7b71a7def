import { setTimeout as delay } from "node:timers/promises";
import { type Db, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Log } from "../audit/log.ts";
import type { Database, Tx } from "../database/database.ts";
import { KeptConnection } from "../database/kept-connection.ts";
import { retryUnreachable } from "../database/retry-unreachable.ts";
import { workOwner } from "../processes/work-owner.ts";
import type {
  JobEnd,
  JobHandler,
  JobName,
  JobPayloads,
  Jobs,
  MessageReport,
  WorkOptions,
} from "./jobs.ts";
import { isPoison, PoisonError } from "./poison.ts";
import { FAILED_QUEUE, FAILED_QUEUE_OPTIONS, JOB_NAMES, queueOptions } from "./queues.ts";

export interface JobsOptions {
  /** The login role owns the schema `pgboss`. */
  database: Pick<Database, "url" | "pool">;
  log: Log;
  /** Called after each attempt. */
  onEnd?: (end: JobEnd) => void;
}

/** NOTIFY announces new jobs. Polling finds jobs that are retried or start later. */
const POLL_S = 1;
/** How long an aborted handler may still run before the process releases what it uses. */
const ABORT_MS = 5000;

/** pg-boss's documented database adapter, over our pool. It survives a restart of the database. */
const createAdapter = ({ database: { url, pool }, log }: JobsOptions): Db => ({
  // pg-boss fences each statement by the job's attempt, so that repeating one is safe.
  executeSql: (text, values) => retryUnreachable(() => pool.query(text, values)),
  listen: async (channel, onNotification, onReconnect) =>
    new KeptConnection({
      url,
      name: "jobs",
      log,
      onConnect: async (client) => {
        client.on("notification", ({ payload }) => onNotification(payload ?? ""));
        await client.query(`listen "${channel}"`);
        onReconnect();
      },
    }),
});

/** @throws Error when the database cannot be reached */
export const startBoss = async (options: JobsOptions): Promise<PgBoss> => {
  const { database, log } = options;
  // A login without the right to create schemas is refused even by IF NOT EXISTS.
  const { rows } = await database.pool.query<{ missing: boolean }>(
    "select to_regnamespace('pgboss') is null as missing",
  );
  const boss = new PgBoss({
    db: createAdapter(options),
    schema: "pgboss",
    createSchema: rows[0]?.missing === true,
    useListenNotify: true,
    // Both bound the time until a dead worker's job is retried.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "pg-boss"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "pg-boss"));
  await boss.start();
  await boss.createQueue(FAILED_QUEUE, FAILED_QUEUE_OPTIONS);
  for (const name of JOB_NAMES) {
    await boss.createQueue(name, { policy: "exclusive", ...queueOptions(name) });
    await boss.updateQueue(name, queueOptions(name));
  }
  return boss;
};

const doctorOf = (payload: object): string | null => {
  if ("medico_id" in payload) return String(payload.medico_id);
  return "user_id" in payload ? String(payload.user_id) : null;
};

/** Beyond it, a doctor's jobs have the same priority. */
const MAX_BACKLOG = 1000;

/**
 * The doctor's waiting jobs of this kind. As a negative priority it takes the doctors in turns:
 * each one's first job comes before anyone's second.
 */
const countWaiting = async (tx: Tx, name: JobName, doctor: string): Promise<number> => {
  const [row] = await tx.queryAsLogin<{ count: number }>(
    `select count(*)::int as count from (
       select from pgboss.job
        where name = $1 and group_id = $2 and state < 'active' limit ${MAX_BACKLOG}) jobs`,
    [name, doctor],
  );
  return row?.count ?? 0;
};

/** pg-boss stores the error beside the job. The original message might quote a patient. */
const withoutMessage = (error: unknown): Error => {
  const name = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && "code" in error ? ` ${String(error.code)}` : "";
  return new Error(`${name}${code}`);
};

const runHandler = async <N extends JobName>(
  job: JobWithMetadata<JobPayloads[N]>,
  handler: JobHandler<N>,
  onPoison: WorkOptions<N>["onPoison"],
  { log, onEnd }: Pick<JobsOptions, "log" | "onEnd">,
): Promise<MessageReport | void> => {
  const { id, signal } = job;
  const name = job.name as N;
  const started = performance.now();
  const end = (how: { outcome: "completed" | "aborted" } | { outcome: "failed"; code: string }) =>
    onEnd?.({ queue: name, ms: performance.now() - started, ...how });
  const attempt = job.retryCount + 1;
  const last = job.retryCount >= job.retryLimit;
  try {
    if (isPoison(job)) {
      if (last) {
        log.error({ job: name, job_id: id }, "job killed its worker five times, not retried");
        await onPoison?.(job.data);
      }
      throw new PoisonError();
    }
    const work = () => handler(job.data, { id, attempt, last, signal });
    const doctor = doctorOf(job.data);
    const report = await (doctor === null ? work() : workOwner.run(doctor, work));
    end({ outcome: "completed" });
    return report;
  } catch (error) {
    const failure = withoutMessage(error);
    if (signal.aborted) log.info({ job: name, job_id: id }, "job aborted");
    else log.warn({ err: error, job: name, job_id: id, attempt, last }, "job failed");
    end(signal.aborted ? { outcome: "aborted" } : { outcome: "failed", code: failure.message });
    throw failure;
  }
};

/** @throws Error when the database cannot be reached */
export const createJobs = async (options: JobsOptions): Promise<Jobs> => {
  const boss = await startBoss(options);
  const running = new Set<Promise<MessageReport | void>>();

  return {
    enqueue: async (tx, name, payload, { key = "", start_after_s = 0 } = {}) => {
      const executeSql = async (text: string, values?: unknown[]) => ({
        rows: await tx.queryAsLogin(text, values),
      });
      const doctor = doctorOf(payload);
      const fair = doctor === null ? {} : { group: { id: doctor } };
      await boss.send(name, payload, {
        db: { executeSql },
        singletonKey: key || crypto.randomUUID(),
        startAfter: start_after_s,
        ...fair,
        priority: doctor === null ? 0 : -(await countWaiting(tx, name, doctor)),
      });
    },
    work: async <N extends JobName>(
      name: N,
      { concurrency, onPoison }: WorkOptions<N>,
      handler: JobHandler<N>,
    ) => {
      const settings = {
        // A sweep has no doctor. Otherwise one worker is left for the other doctors.
        localConcurrency: concurrency === 1 ? 1 : concurrency + 1,
        localGroupConcurrency: concurrency,
        includeMetadata: true,
        pollingIntervalSeconds: POLL_S,
        notifyPollingIntervalSeconds: POLL_S,
      } as const;
      await boss.work(name, settings, async ([job]: JobWithMetadata<JobPayloads[N]>[]) => {
        if (job === undefined) return undefined;
        const run = runHandler(job, handler, onPoison, options);
        running.add(run);
        return run.finally(() => running.delete(run));
      });
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}, { tz: "America/Sao_Paulo" }),
    check: async () => {
      if ((await boss.getQueue("process-consultation")) === null)
        throw new Error("the job queue is not set up");
    },
    stop: async (grace_ms) => {
      const ended = Promise.all(JOB_NAMES.map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([ended, delay(grace_ms, undefined, { ref: false })]);
      // Returns the running jobs to the queue and aborts their handlers.
      await boss.stop({ graceful: false });
      await Promise.race([
        Promise.all([ended, Promise.allSettled(running)]),
        delay(ABORT_MS, undefined, { ref: false }),
      ]);
    },
  };
};
