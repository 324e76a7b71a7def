import { join } from "node:path";
import type { Deps } from "../../deps.ts";
import { startShipping } from "./archive/jobs.ts";
import { readRecipient } from "./recovery-key.ts";
import { type BackupDeps, runBackup } from "./run-backup.ts";

/** Every night, before the other long jobs, which remove and rewrite files. */
const SCHEDULE = "47 0 * * *";

/** Makes the backup of the night, unless it is turned off or the recovery key is not made yet. */
export const backUp = async (
  deps: BackupDeps & Pick<Deps, "clock">,
  signal?: AbortSignal,
): Promise<void> => {
  const { config, log, clock } = deps;
  if (config.backup_to === "none") return;
  const recipient = await readRecipient(config.data_dir);
  if (recipient === null) {
    log.warn({ fix: "npm run -s relato -- backup" }, "no backup: the recovery key is not made yet");
    return;
  }
  await runBackup(deps, {
    to: config.backup_to,
    recipient,
    // Another folder must exist: its disk may not be mounted.
    create: config.backup_to === join(config.data_dir, "backups"),
    prune: await clock.check(),
    ...(signal && { signal }),
  });
};

/** The returned function ends the archiving of this process. */
export const startBackupJobs = async (
  deps: BackupDeps & Pick<Deps, "clock" | "jobs">,
): Promise<() => Promise<void>> => {
  await deps.jobs.work("backup", { concurrency: 1 }, (_payload, { signal }) =>
    backUp(deps, signal),
  );
  await deps.jobs.schedule("backup", SCHEDULE);
  return startShipping(deps);
};
