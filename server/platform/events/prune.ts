import type { Database } from "../database/database.ts";
import { pruneStoredLimits } from "../http/stored-limits.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { pruneEvents } from "./events.ts";

/** Deletes old events and rate limits every ten minutes, in one process at a time. */
export const schedulePruning = async (jobs: Jobs, database: Database): Promise<void> => {
  await jobs.work("prune-events", { concurrency: 1 }, async () => {
    await pruneEvents(database);
    await pruneStoredLimits(database);
  });
  await jobs.schedule("prune-events", "*/10 * * * *");
};
