import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Log } from "../audit/log.ts";
import type { Database } from "../database/database.ts";
import { createClaims } from "./claims.ts";
import type { Jobs } from "./jobs.ts";
import { JOB_NAMES, queueOptions } from "./queues.ts";
import { createRunner, type Runner } from "./runner.ts";

export interface JobsOptions {
  /** Its login role owns the schema `pgboss`, where pg-boss makes and migrates its tables. */
  database: Pick<Database, "url" | "pool">;
  log: Log;
  /** How often to look for due jobs and dead workers. NOTIFY wakes sooner; this is what retries and deaths wait for. */
  poll_ms?: number;
}

/** Starting processes create and migrate the queue's tables one after the other. */
const START_LOCK = 5_150_062;

const startBoss = async (boss: PgBoss, pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [START_LOCK]);
    // Asked first: a login that may not make schemas is refused even by IF NOT EXISTS.
    const { rows } = await client.query("select to_regnamespace('pgboss') is null as missing");
    if (rows[0]?.missing === true) await client.query("create schema pgboss");
    await boss.start();
    for (const name of JOB_NAMES) {
      await boss.createQueue(name, { policy: "exclusive", ...queueOptions(name) });
      await boss.updateQueue(name, queueOptions(name));
    }
    await client.query("select pg_advisory_unlock($1)", [START_LOCK]);
  } finally {
    // Closed, not put back: should it still hold the lock, that ends it.
    client.release(true);
  }
};

/**
 * The queue. Survives the database's restart: what fails in between is tried again.
 * @throws Error when the database cannot be reached
 */
export const createJobs = async (options: JobsOptions): Promise<Jobs> => {
  const { log, poll_ms = 1000 } = options;
  const { url, pool } = options.database;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: "pgboss",
    createSchema: false,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "pg-boss"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "pg-boss"));
  await startBoss(boss, pool);

  const runners: Runner[] = [];
  const wake = (): void => runners.forEach((runner) => runner.wake());
  const claims = createClaims({ url, log, onWake: wake });
  const tick = async (): Promise<void> => {
    wake();
    if (runners.length === 0) return;
    if ((await claims.sweep(runners.map((runner) => runner.name))) > 0) wake();
  };
  // One at a time: a job is put back when two sweeps, poll_ms apart, find nobody alive for it.
  let ticking: Promise<void> | null = null;
  const timer = setInterval(() => {
    ticking ??= tick()
      .catch((error: unknown) => log.debug({ err: error }, "sweep put off"))
      .finally(() => (ticking = null));
  }, poll_ms);

  return {
    enqueue: async (tx, name, payload, { key = "", start_after_s = 0 } = {}) => {
      const db = {
        executeSql: async (text: string, values?: unknown[]) => ({
          rows: await tx.queryAsLogin(text, values),
        }),
      };
      await boss.send(name, payload, {
        db,
        singletonKey: key || crypto.randomUUID(),
        startAfter: start_after_s,
      });
      await tx.query("select pg_notify('relato_jobs', $1)", [name]);
    },
    work: async (name, { concurrency }, handler) => {
      const runner = createRunner({ name, concurrency, handler, boss, claims, pool, log });
      runners.push(runner);
      runner.wake();
    },
    schedule: async (name, cron) => {
      await boss.schedule(name, cron, {}, { tz: "America/Sao_Paulo" });
    },
    stop: async (grace_ms) => {
      clearInterval(timer);
      const ended = Promise.all(runners.map((runner) => runner.stop()));
      const grace = new AbortController();
      await Promise.race([
        ended,
        delay(grace_ms, undefined, { signal: grace.signal }).catch(() => undefined),
      ]);
      grace.abort();
      for (const claim of claims.running.values())
        claim.controller.abort(new Error("the worker shuts down"));
      await ended;
      await ticking;
      await boss.stop({ graceful: false });
      await claims.close();
    },
  };
};
