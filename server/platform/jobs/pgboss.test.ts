import { fork } from "node:child_process";
import { on, once } from "node:events";
import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDoctor } from "../../testing/factories.ts";
import { createLog } from "../audit/log.ts";
import { createDatabase, withUser } from "../database/database.ts";
import type { JobContext, Jobs } from "./jobs.ts";
import { createJobs, startBoss } from "./pgboss.ts";

const QUEUE = "process-consultation";
const log = createLog("silent");
let test: TestDatabase;
let boss: PgBoss;
let jobs: Jobs;
let medico_id: string;
const started: Jobs[] = [];

/** Each test starts its own workers and stops them, so that no test takes another test's job. */
const start = async (): Promise<Jobs> => {
  const made = await createJobs({ database: test.db, log });
  started.push(made);
  return made;
};

beforeAll(async () => {
  test = await createTestDatabase();
  // Two processes that start at the same time on an empty database.
  [jobs] = await Promise.all([start(), start()]);
  boss = await startBoss({ database: test.db, log });
  medico_id = (await createDoctor(test.db)).id;
});
afterAll(async () => {
  for (const each of started) await each.stop(0);
  await boss.stop({ graceful: false });
  await test.drop();
});

const enqueue = (consulta_id: string, options?: { key?: string; start_after_s?: number }) =>
  withUser(test.db, medico_id, (tx) =>
    jobs.enqueue(tx, QUEUE, { consulta_id, medico_id }, options),
  );
const findJobs = (consulta_id: string) => boss.findJobs(QUEUE, { data: { consulta_id } });
const newId = () => crypto.randomUUID();

/** Works on one consultation's jobs; `ended` resolves when a handler has succeeded. */
const workOn = async (
  worker: Jobs,
  consulta_id: string,
  handle: (context: JobContext) => Promise<void>,
): Promise<{ ended: Promise<void> }> => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  await worker.work(QUEUE, { concurrency: 2 }, async (payload, context) => {
    if (payload.consulta_id !== consulta_id) throw new Error("a job of another test");
    await handle(context);
    resolve();
  });
  return { ended };
};

describe("enqueue", () => {
  it("is rolled back with its transaction", async () => {
    const id = newId();
    const failing = withUser(test.db, medico_id, async (tx) => {
      await jobs.enqueue(tx, QUEUE, { consulta_id: id, medico_id });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await findJobs(id)).toEqual([]);
  });

  it("is not visible before the commit", async () => {
    const id = newId();
    await withUser(test.db, medico_id, async (tx) => {
      await jobs.enqueue(tx, QUEUE, { consulta_id: id, medico_id }, { start_after_s: 3600 });
      expect(await findJobs(id)).toEqual([]);
    });
    expect(await findJobs(id)).toHaveLength(1);
  });

  it("keeps the transaction's role and gives the doctor no rights on the queue", async () => {
    await withUser(test.db, medico_id, async (tx) => {
      await jobs.enqueue(tx, QUEUE, { consulta_id: newId(), medico_id }, { start_after_s: 3600 });
      const [row] = await tx.query("select current_user::text as role, app_user_id() as me");
      expect(row).toEqual({ role: "relato_user", me: medico_id });
    });
    const reading = withUser(test.db, medico_id, (tx) => tx.query("select from pgboss.job"));
    await expect(reading).rejects.toThrow("42501");
  });

  it("keeps one unfinished job per key", async () => {
    const [first, second] = [newId(), newId()];
    await enqueue(first, { key: first, start_after_s: 3600 });
    await enqueue(first, { key: first, start_after_s: 3600 });
    await enqueue(second, { key: second, start_after_s: 3600 });
    expect(await findJobs(first)).toHaveLength(1);
    expect(await findJobs(second)).toHaveLength(1);
  });
});

describe("work", () => {
  it("runs a job once, with its payload", async () => {
    const id = newId();
    const worker = await start();
    const attempts: number[] = [];
    const { ended } = await workOn(worker, id, async ({ attempt }) => void attempts.push(attempt));
    await enqueue(id);
    await ended;
    await worker.stop(5000);
    expect(attempts).toEqual([1]);
    expect(await findJobs(id)).toMatchObject([{ state: "completed" }]);
  });

  it("retries a failing job and stores no message of its error", async () => {
    const id = newId();
    const worker = await start();
    // Removes the delays between attempts. A worker's start sets them again.
    await boss.updateQueue(QUEUE, { retryBackoff: false, retryDelay: 0 });
    await enqueue(id);
    const seen: [number, boolean][] = [];
    const { ended } = await workOn(worker, id, async ({ attempt, last }) => {
      seen.push([attempt, last]);
      if (!last) throw new TypeError("Maria has a cold");
    });
    await ended;
    await worker.stop(5000);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6].map((attempt) => [attempt, attempt === 6]));
    expect(JSON.stringify(await findJobs(id))).not.toContain("Maria");
  });

  it("returns its job to the queue when it stops, and another worker takes it", async () => {
    const id = newId();
    const [first, second] = [await start(), await start()];
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    await workOn(first, id, async ({ signal }) => {
      resolve();
      await once(signal, "abort");
      signal.throwIfAborted();
    });
    await enqueue(id);
    await begun;
    await first.stop(0);
    expect(await findJobs(id)).toMatchObject([{ state: "retry" }]);
    const { ended } = await workOn(second, id, async ({ last }) => expect(last).toBe(false));
    await ended;
    await second.stop(5000);
    expect(await findJobs(id)).toMatchObject([{ state: "completed" }]);
  });

  it("takes the job of a killed worker within 15 seconds", async () => {
    const id = newId();
    const fixture = new URL("./worker.fixture.ts", import.meta.url);
    const victim = fork(fixture, [test.url], { stdio: "inherit" });
    await once(victim, "message");
    await enqueue(id);
    expect((await once(victim, "message"))[0]).toBe(id);
    const worker = await start();
    const { promise: attempted, resolve } = Promise.withResolvers<[number, number]>();
    const { ended } = await workOn(worker, id, async ({ attempt }) =>
      resolve([attempt, performance.now()]),
    );
    victim.kill("SIGKILL");
    const killed = performance.now();
    const [attempt, taken] = await attempted;
    expect(attempt).toBe(2);
    expect(taken - killed).toBeLessThan(15_000);
    await ended;
    await worker.stop(5000);
    expect(await findJobs(id)).toMatchObject([{ state: "completed" }]);
  }, 30_000);

  it("gives up a job that killed its worker five times, and keeps it", async () => {
    const id = newId();
    const fixture = new URL("./worker.fixture.ts", import.meta.url);
    for (let kills = 0; kills < 5; kills++) {
      const victim = fork(fixture, [test.url], { stdio: "inherit" });
      const messages = on(victim, "message");
      await messages.next();
      if (kills === 0) {
        await boss.updateQueue(QUEUE, { retryBackoff: false, retryDelay: 0 });
        await enqueue(id);
      }
      expect((await messages.next()).value).toEqual([id, undefined]);
      victim.kill("SIGKILL");
      // Without this, each death would be noticed after ten seconds.
      await test.db.pool.query(
        `update pgboss.job set heartbeat_on = now() - interval '1 hour'
          where state = 'active' and data ->> 'consulta_id' = $1`,
        [id],
      );
    }
    const worker = await start();
    const { promise: stopped, resolve } = Promise.withResolvers<string>();
    const runs: number[] = [];
    const onPoison = async ({ consulta_id }: { consulta_id: string }) => resolve(consulta_id);
    await worker.work(QUEUE, { concurrency: 1, onPoison }, async (_, { attempt }) => {
      runs.push(attempt);
    });
    expect(await stopped).toBe(id);
    await worker.stop(5000);
    expect(runs).toEqual([]);
    expect(await findJobs(id)).toMatchObject([{ state: "failed" }]);
    const kept = await boss.findJobs("failed-jobs", { data: { consulta_id: id } });
    expect(kept).toMatchObject([{ state: "created" }]);
  }, 60_000);

  it("keeps its job when the connections are cut", async () => {
    const id = newId();
    const [first, second] = [await start(), await start()];
    const [begun, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const handle = async ({ signal }: JobContext) => {
      runs++;
      begun.resolve();
      await cut.promise;
      signal.throwIfAborted();
    };
    const workers = await Promise.all([workOn(first, id, handle), workOn(second, id, handle)]);
    await enqueue(id);
    await begun.promise;
    await cutConnections();
    cut.resolve();
    await Promise.race(workers.map(({ ended }) => ended));
    await Promise.all([first.stop(5000), second.stop(5000)]);
    expect(runs).toBe(1);
    expect(await findJobs(id)).toMatchObject([{ state: "completed" }]);
  });
});

/** Cuts every connection of the application to this database. */
const cutConnections = async (): Promise<void> => {
  const admin = createDatabase(test.adminUrl);
  await admin.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await admin.close();
};

describe("fairness", () => {
  it("one doctor's backlog does not delay another's next job", async () => {
    const worker = await start();
    const other = (await createDoctor(test.db)).id;
    const send = (doctor: string, text: string) =>
      withUser(test.db, doctor, (tx) =>
        worker.enqueue(tx, "document-mail", { id: text, medico_id: doctor }),
      );
    for (let n = 1; n <= 5; n++) await send(medico_id, `backlog ${n}`);
    await send(other, "other 1");
    await send(other, "other 2");
    const order: string[] = [];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await worker.work("document-mail", { concurrency: 1 }, async ({ id }) => {
      if (order.push(id) === 7) end();
    });
    await ended;
    expect(order).toEqual([
      "backlog 1",
      "other 1",
      "backlog 2",
      "other 2",
      "backlog 3",
      "backlog 4",
      "backlog 5",
    ]);
  });

  it("one doctor's long jobs leave a worker for the others", async () => {
    const worker = await start();
    const other = (await createDoctor(test.db)).id;
    const send = (doctor: string, documento_id: string) =>
      withUser(test.db, doctor, (tx) =>
        worker.enqueue(tx, "write-documento", { documento_id, medico_id: doctor }),
      );
    const { promise: served, resolve: serve } = Promise.withResolvers<void>();
    for (const id of ["long 1", "long 2", "long 3"]) await send(medico_id, id);
    const { promise: busy, resolve: begin } = Promise.withResolvers<void>();
    let running = 0;
    await worker.work("write-documento", { concurrency: 2 }, async (payload) => {
      if (payload.medico_id === other) return serve();
      if (++running === 2) begin();
      await served;
    });
    await busy;
    await send(other, "next");
    await served;
    expect(running).toBe(2);
  });
});
