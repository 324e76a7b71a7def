import { findJobs } from "../../testing/job-queue.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDoctor } from "../../testing/factories.ts";
import { createLog } from "../audit/log.ts";
import { createDatabase, type Database, withUser } from "../database/database.ts";
import { type Embedded, startEmbedded } from "../database/embedded.ts";
import { migrate } from "../database/migrate.ts";
import { Events } from "../events/events.ts";
import type { Jobs } from "./jobs.ts";
import { createJobs } from "./pgboss.ts";

let folder: string;
let embedded: Embedded;
let db: Database;
let jobs: Jobs;
let events: Events;
let medico_id: string;
beforeAll(async () => {
  // As root, the database's account must reach the folder.
  folder = await mkdtemp("/tmp/relato-test-");
  embedded = await startEmbedded({ dataDir: folder });
  await migrate(embedded.url);
  db = createDatabase(embedded.url);
  const log = createLog("silent");
  events = new Events({ database: db, log });
  jobs = await createJobs({ database: db, log });
  medico_id = (await createDoctor(db)).id;
}, 60_000);
afterAll(async () => {
  await jobs.stop(1000);
  await events.close();
  await db.close();
  await embedded.stop();
  await rm(folder, { recursive: true });
});

const enqueue = (consulta_id: string) =>
  withUser(db, medico_id, (tx) =>
    jobs.enqueue(tx, "process-consultation", { consulta_id, medico_id }),
  );

it("jobs and events continue after the database is killed and restarted", async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const [begun, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = { [first]: Promise.withResolvers<void>(), [second]: Promise.withResolvers<void>() };
  const runs: string[] = [];
  await jobs.work(
    "process-consultation",
    { concurrency: 1 },
    async ({ consulta_id }, { signal }) => {
      runs.push(consulta_id);
      begun.resolve();
      await killed.promise;
      signal.throwIfAborted();
      ended[consulta_id]?.resolve();
    },
  );
  const told = Promise.withResolvers<void>();
  const listening = new AbortController();
  await events.subscribe(medico_id, null, listening.signal, () => told.resolve());

  await enqueue(first);
  await begun.promise;
  const pid = embedded.pid();
  if (pid === null) throw new Error("the database does not run");
  process.kill(pid, "SIGKILL");
  killed.resolve();
  await ended[first]?.promise;
  // A transaction that the kill cuts off fails, and the caller repeats it. A new transaction waits
  // for the database.
  await enqueue(second).catch(() => enqueue(second));
  await ended[second]?.promise;
  await withUser(db, medico_id, (tx) => events.publish(tx, medico_id, { type: "reset" }));
  await told.promise;
  listening.abort();

  expect(runs).toEqual([first, second]);
  await jobs.stop(10_000);
  const found = await findJobs(db, "process-consultation", { medico_id });
  expect(found.map(({ state }) => state)).toEqual(["completed", "completed"]);
}, 60_000);
