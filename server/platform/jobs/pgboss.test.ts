import { fork } from "node:child_process";
import { once } from "node:events";
import { createLog } from "../audit/log.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { createDoctor } from "../../testing/factories.ts";
import { createDatabase, withUser } from "../database/database.ts";
import type { JobContext, Jobs } from "./jobs.ts";
import { createJobs } from "./pgboss.ts";

const log = createLog("silent");
let test: TestDatabase;
let jobs: Jobs;
let medico_id: string;
const idle: Jobs[] = [];

/** Jobs are worked on by instances of their own, one a test: what one test leaves disturbs no other. */
const start = async (poll_ms = 100): Promise<Jobs> => {
  const made = await createJobs({ database: test.db, log, poll_ms });
  idle.push(made);
  return made;
};

beforeAll(async () => {
  test = await createTestDatabase();
  // Two processes that start at the same moment on an empty database.
  [jobs] = await Promise.all([start(), start()]);
  medico_id = (await createDoctor(test.db)).id;
});
afterAll(async () => {
  for (const each of idle) await each.stop(0);
  await test.drop();
});

const enqueue = (consulta_id: string, options?: { key?: string; start_after_s?: number }) =>
  withUser(test.db, medico_id, (tx) =>
    jobs.enqueue(tx, "process-consultation", { consulta_id, medico_id }, options),
  );
const queued = async (consulta_id: string) => {
  const { rows } = await test.db.pool.query<{
    state: string;
    retry_count: number;
    retry_limit: number;
    output: unknown;
  }>(
    "select state, retry_count, retry_limit, output from pgboss.job where data->>'consulta_id' = $1",
    [consulta_id],
  );
  return rows;
};
const newId = () => crypto.randomUUID();

/** Works on one consultation's jobs and resolves when `until` says so of what has been seen. */
const workOn = async (
  own: Jobs,
  consulta_id: string,
  handle: (context: JobContext) => Promise<void>,
): Promise<{ ended: Promise<void> }> => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  await own.work("process-consultation", { concurrency: 2 }, async (payload, context) => {
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
      await jobs.enqueue(tx, "process-consultation", { consulta_id: id, medico_id });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await queued(id)).toEqual([]);
  });

  it("is seen by nobody before the commit", async () => {
    const id = newId();
    await withUser(test.db, medico_id, async (tx) => {
      await jobs.enqueue(
        tx,
        "process-consultation",
        { consulta_id: id, medico_id },
        { start_after_s: 3600 },
      );
      expect(await queued(id)).toEqual([]);
    });
    expect(await queued(id)).toHaveLength(1);
  });

  it("leaves the doctor's transaction as it was: their role, their rows, no rights on the queue", async () => {
    await withUser(test.db, medico_id, async (tx) => {
      await jobs.enqueue(
        tx,
        "process-consultation",
        { consulta_id: newId(), medico_id },
        { start_after_s: 3600 },
      );
      const [row] = await tx.query("select current_user::text as role, app_user_id() as me");
      expect(row).toEqual({ role: "relato_user", me: medico_id });
    });
    const reading = withUser(test.db, medico_id, (tx) => tx.query("select from pgboss.job"));
    await expect(reading).rejects.toThrow("42501");
  });

  it("keeps one unfinished job a key", async () => {
    const [first, second] = [newId(), newId()];
    await enqueue(first, { key: first, start_after_s: 3600 });
    await enqueue(first, { key: first, start_after_s: 3600 });
    await enqueue(second, { key: second, start_after_s: 3600 });
    expect(await queued(first)).toHaveLength(1);
    expect(await queued(second)).toHaveLength(1);
  });
});

describe("work", () => {
  it("runs a job once, with its payload", async () => {
    const id = newId();
    const own = await start();
    const attempts: number[] = [];
    const { ended } = await workOn(own, id, async ({ attempt }) => void attempts.push(attempt));
    await enqueue(id);
    await ended;
    await own.stop(5000);
    expect(attempts).toEqual([1]);
    expect(await queued(id)).toMatchObject([{ state: "completed" }]);
  });

  it("tries a failing job again and keeps nothing of the error's words", async () => {
    const id = newId();
    const own = await start();
    const seen: [number, boolean][] = [];
    const { ended } = await workOn(own, id, async ({ attempt, last }) => {
      seen.push([attempt, last]);
      // The wait between attempts is the database's clock; it is turned back instead of waited for.
      if (attempt < 5) throw new TypeError("Maria has a cold");
    });
    await enqueue(id);
    const hurry = setInterval(
      () =>
        void test.db.pool.query("update pgboss.job set start_after = now() where state = 'retry'"),
      50,
    );
    await ended;
    clearInterval(hurry);
    await own.stop(5000);
    expect(seen).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ]);
    expect(JSON.stringify(await queued(id))).not.toContain("Maria");
  });

  it("gives a job back when it stops, and another worker takes it without losing an attempt", async () => {
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
    expect(await queued(id)).toMatchObject([{ state: "retry", retry_count: 0, retry_limit: 5 }]);
    const { ended } = await workOn(second, id, async ({ last }) => expect(last).toBe(false));
    await ended;
    await second.stop(5000);
    expect(await queued(id)).toMatchObject([{ state: "completed" }]);
  });

  it("takes up the job of a worker that was killed", async () => {
    const id = newId();
    const worker = fork(new URL("./worker.fixture.ts", import.meta.url), [test.url], {
      stdio: "inherit",
    });
    await once(worker, "message");
    await enqueue(id);
    const [begun] = await once(worker, "message");
    expect(begun).toBe(id);
    const own = await start();
    const attempts: number[] = [];
    const { ended } = await workOn(own, id, async ({ attempt }) => void attempts.push(attempt));
    worker.kill("SIGKILL");
    await ended;
    await own.stop(5000);
    expect(attempts).toEqual([2]);
    expect(await queued(id)).toMatchObject([
      { state: "completed", retry_count: 1, retry_limit: 5 },
    ]);
  });

  it("goes on with its job when its connections are cut, and nobody else takes it", async () => {
    const id = newId();
    // Two sweeps without it make a worker dead; both reconnect well within one.
    const [own, other] = [await start(2000), await start(2000)];
    const [begun, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const handle = async ({ signal }: JobContext) => {
      runs++;
      begun.resolve();
      await cut.promise;
      signal.throwIfAborted();
    };
    const both = await Promise.all([workOn(own, id, handle), workOn(other, id, handle)]);
    await enqueue(id);
    await begun.promise;
    await cutConnections(4);
    cut.resolve();
    // Either may have taken it.
    await Promise.race(both.map(({ ended }) => ended));
    await Promise.all([own.stop(5000), other.stop(5000)]);
    expect(runs).toBe(1);
    expect(await queued(id)).toMatchObject([{ state: "completed" }]);
  });
});

/** Cuts the connections that hold the claims of `expected` instances, and resolves when as many new ones are there. */
const cutConnections = async (expected: number): Promise<void> => {
  const admin = createDatabase(test.adminUrl);
  const connections = async (): Promise<number[]> => {
    const { rows } = await admin.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'relato jobs' and datname = current_database()",
    );
    return rows.map((row) => row.pid);
  };
  // Those of instances that were stopped a moment ago may still be there.
  let before = await connections();
  while (before.length !== expected) before = await connections();
  await admin.pool.query("select pg_terminate_backend(pid) from unnest($1::int[]) pid", [before]);
  let after = before;
  while (after.length !== expected || after.some((pid) => before.includes(pid)))
    after = await connections();
  await admin.close();
};
