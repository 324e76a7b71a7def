import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pruneStoredLimits } from "../http/stored-limits.ts";
import { pruneQuotas } from "../quotas/quotas.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { pruneEvents } from "./events.ts";

/** Deletes old events, quota counts and rate limits every ten minutes, in one process at a time. */
export const schedulePruning = async ({
  jobs,
  db,
  clock,
}: {
  jobs: Jobs;
  db: Database;
  clock: Clock;
}): Promise<void> => {
  await jobs.work("prune-events", { concurrency: 1 }, () =>
    clock.guard("prune-events", async () => {
      await pruneEvents(db);
      await pruneQuotas(db);
      await pruneStoredLimits(db);
    }),
  );
  await jobs.schedule("prune-events", "*/10 * * * *");
};
