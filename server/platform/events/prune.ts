import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { pruneIdempotentRequests } from "../http/v1/idempotency.ts";
import { pruneStoredLimits } from "../http/stored-limits.ts";
import { pruneQuotas } from "../quotas/quotas.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { pruneEvents } from "./events.ts";

/** Deletes old events, counts, limits and idempotent requests every ten minutes, in one process. */
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
      await pruneIdempotentRequests(db);
    }),
  );
  await jobs.schedule("prune-events", "*/10 * * * *");
};
