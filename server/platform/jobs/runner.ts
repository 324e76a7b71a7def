import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { PgBoss } from "pg-boss";
import type { Log } from "../audit/log.ts";
import type { Claim, Claims } from "./claims.ts";
import { RELEASE } from "./claims-sql.ts";
import type { JobHandler, JobName, JobPayloads } from "./jobs.ts";

/** Takes up the jobs of one queue. */
export interface Runner {
  readonly name: JobName;
  /** Looks for jobs now. */
  wake(): void;
  /** Takes no more; resolves when those that run have ended, or a little after they were aborted. */
  stop(): Promise<void>;
}

interface RunnerOptions<N extends JobName> {
  name: N;
  concurrency: number;
  handler: JobHandler<N>;
  boss: PgBoss;
  claims: Claims;
  pool: pg.Pool;
  log: Log;
}

/** How long an aborted handler may still run before its job is given to another worker regardless. */
const ABORT_MS = 5000;

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** What is kept of an error beside the job: no message, since that might quote a patient. */
const outcomeOf = (error: unknown) => ({
  error: error instanceof Error ? error.name : typeof error,
  code: error instanceof Error && "code" in error ? String(error.code) : null,
});

export const createRunner = <N extends JobName>(options: RunnerOptions<N>): Runner => {
  const { name, concurrency, handler, boss, claims, pool, log } = options;
  const running = new Set<Promise<void>>();
  let stopping = false;
  let pumping: Promise<void> | null = null;
  let again = false;

  const take = () =>
    claims.take(async (query) => {
      const db = { executeSql: (text: string, values: unknown[] = []) => query(text, values) };
      const [job] = await boss.fetch<JobPayloads[N]>(name, {
        batchSize: 1,
        includeMetadata: true,
        db,
      });
      return job ?? null;
    });
  type Job = NonNullable<Awaited<ReturnType<typeof take>>>;

  /** Settles the job, through a restart of the database if need be. pg-boss refuses it when another worker has the job. */
  const settle = async (claim: Claim, write: () => Promise<unknown>): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      try {
        await write();
        return;
      } catch (error) {
        if (attempt === 40 || stopping) throw error;
        log.warn({ err: error, job: name, job_id: claim.id }, "a job's end could not be saved yet");
        await delay(500);
      }
    }
  };

  const run = async (job: Job): Promise<void> => {
    const { claim } = job;
    const { signal } = claim.controller;
    const fence = { id: job.id, retryCount: job.retryCount };
    const expiry = setTimeout(
      () => claim.controller.abort(new Error("the job expired")),
      job.expireInSeconds * 1000,
    );
    const context = {
      id: job.id,
      attempt: job.retryCount + 1,
      last: job.retryCount >= job.retryLimit,
      signal,
    };
    const handling = handler(job.data, context).then(
      () => ({ state: "done" as const }),
      (error: unknown) => ({ state: "failed" as const, error }),
    );
    const overdue = aborted(signal)
      .then(() => delay(ABORT_MS, undefined, { ref: false }))
      .then(() => ({ state: "overdue" as const }));
    const end = await Promise.race([handling, overdue]);
    clearTimeout(expiry);
    if (end.state === "done") {
      await settle(claim, () => boss.complete(name, fence));
    } else if (signal.aborted) {
      log.info({ job: name, job_id: job.id, end: end.state }, "job given up");
      await settle(claim, () => pool.query(RELEASE, [job.id, job.retryCount]));
    } else if (end.state === "failed") {
      log.warn(
        { err: end.error, job: name, job_id: job.id, attempt: context.attempt, last: context.last },
        "job failed",
      );
      await settle(claim, () => boss.fail(name, fence, outcomeOf(end.error)));
    }
  };

  const start = (job: Job): void => {
    const runAndLetGo = async (): Promise<void> => {
      try {
        await run(job);
      } finally {
        await claims.letGo(job.claim);
      }
    };
    const one = runAndLetGo()
      .catch((error: unknown) =>
        log.error({ err: error, job: name, job_id: job.id }, "a job's end was not saved"),
      )
      .finally(() => {
        running.delete(one);
        runner.wake();
      });
    running.add(one);
  };

  const pump = async (): Promise<void> => {
    while (!stopping && running.size < concurrency) {
      again = false;
      const job = await take();
      if (job === null && !again) return;
      if (job === null) continue;
      if (!stopping) start(job);
      else {
        // Fetched while stop() was called: nobody would abort it any more.
        await pool.query(RELEASE, [job.id, job.retryCount]);
        await claims.letGo(job.claim);
      }
    }
  };

  const runner: Runner = {
    name,
    wake: () => {
      again = true;
      if (stopping) return;
      pumping ??= pump()
        .catch((error: unknown) =>
          log.debug({ err: error, job: name }, "jobs could not be fetched yet"),
        )
        .finally(() => (pumping = null));
    },
    stop: async () => {
      stopping = true;
      await pumping;
      await Promise.all(running);
    },
  };
  return runner;
};
