import { createLog } from "../audit/log.ts";
import { createDatabase } from "../database/database.ts";
import { createJobs } from "./pgboss.ts";

/** A worker for pgboss.test.ts that says which job it has begun and never ends it: it is there to be killed. */
const database = createDatabase(process.argv[2] ?? "");
const jobs = await createJobs({ database, log: createLog("silent") });
await jobs.work("process-consultation", { concurrency: 1 }, async ({ consulta_id }) => {
  process.send?.(consulta_id);
  await new Promise(() => undefined);
});
process.send?.("ready");
