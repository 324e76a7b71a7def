import { createLog } from "../audit/log.ts";
import { createDatabase } from "../database/database.ts";
import { createJobs } from "./pgboss.ts";

/** Reports each job that it begins and never finishes it. pgboss.test.ts kills this process. */
const database = createDatabase(process.argv[2] ?? "");
const jobs = await createJobs({ database, log: createLog("silent") });
await jobs.work("process-consultation", { concurrency: 1 }, async ({ consulta_id }) => {
  process.send?.(consulta_id);
  await new Promise(() => undefined);
});
process.send?.("ready");
