import { join } from "node:path";
import type { Deps } from "../../deps.ts";
import { pruneErrorCounts } from "../../platform/metrics/error-counts.ts";
import { pruneFolder } from "../../platform/files/prune-folder.ts";
import { eraseDeletedThreads, eraseUnaskedAttachments } from "../chatzello/erase.ts";
import { UPKEEP_AT } from "./night.ts";
import { protectFiles } from "./protect-files.ts";
import { scrubFiles } from "./scrub-files.ts";
import { reconcile, type ReconcileDeps } from "./reconcile.ts";
import { pruneViewCounts } from "../view-counts/queries.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const OUTBOXES = ["outbox", "outbox-whatsapp"];

/** Removes old mails and messages from the outboxes of the embedded providers. */
export const pruneOutboxes = async (
  { config, log }: Pick<Deps, "config" | "log">,
  now = Date.now(),
): Promise<void> => {
  const before = new Date(now - config.outbox_kept_days * DAY_MS);
  for (const name of OUTBOXES) {
    const removed = await pruneFolder(join(config.data_dir, name), before);
    if (removed > 0) log.info({ folder: name, removed }, "outbox pruned");
  }
};

/** Every night. `eraseExpired` is injected: its feature reads the state of the backups. */
export const startUpkeepJobs = async (
  deps: ReconcileDeps & Pick<Deps, "clock" | "jobs">,
  eraseExpired: () => Promise<void>,
): Promise<void> => {
  await deps.jobs.work("upkeep", { concurrency: 1 }, () =>
    deps.clock.guard("upkeep", async () => {
      await pruneOutboxes(deps);
      await pruneErrorCounts(deps.db);
      await pruneViewCounts(deps.db);
      await eraseDeletedThreads(deps);
      await eraseUnaskedAttachments(deps);
      await eraseExpired();
      await reconcile(deps);
    }),
  );
  await deps.jobs.schedule("upkeep", `${UPKEEP_AT.minute} ${UPKEEP_AT.hour} * * *`);
  await deps.jobs.work("protect-files", { concurrency: 1 }, async (_, { signal }) => {
    await protectFiles(deps, signal);
    await scrubFiles(deps, signal);
  });
  await deps.jobs.schedule("protect-files", "17 1 * * *");
};
