import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { removeIfThere, syncPath } from "../../platform/files/durable.ts";
import { type KnownBackup, planPruning } from "./plan-pruning.ts";
import { listBackups, listObjects, objectPath, partialFolder, readManifest } from "./target.ts";

/**
 * Removes backups out of retention with the objects that only they reference.
 * @throws BackupError when a manifest cannot be read: its objects are unknown, nothing is removed
 */
export const pruneBackups = async (
  folder: string,
  now: Date,
): Promise<{ backups: number; objects: number }> => {
  const known: KnownBackup[] = [];
  for (const id of await listBackups(folder)) {
    const { made_at, objects } = await readManifest(join(folder, id));
    known.push({
      id,
      made_at: new Date(made_at),
      objects: new Set(objects.map(({ sha256 }) => sha256)),
    });
  }
  const plan = planPruning(known, await listObjects(folder), now);
  // Backups first: none may reference an object that is gone, also after a crash.
  for (const id of plan.backups) {
    const aside = partialFolder(folder, id);
    await rename(join(folder, id), aside);
    await rm(aside, { recursive: true, force: true });
  }
  if (plan.backups.length > 0) await syncPath(folder);
  for (const name of plan.objects) await removeIfThere(objectPath(folder, name));
  for (const parent of new Set(plan.objects.map((name) => dirname(objectPath(folder, name)))))
    await syncPath(parent);
  return { backups: plan.backups.length, objects: plan.objects.length };
};
