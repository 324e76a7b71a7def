import type { Database } from "../database/database.ts";
import { pruneQuotas } from "../quotas/quotas.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { pruneEvents } from "./events.ts";

/** Deletes old events and quota counts every ten minutes, in one process at a time. */
export const schedulePruning = async (jobs: Jobs, database: Database): Promise<void> => {
  await jobs.work("prune-events", { concurrency: 1 }, async () => {
    await pruneEvents(database);
    await pruneQuotas(database);
  });
  await jobs.schedule("prune-events", "*/10 * * * *");
};
