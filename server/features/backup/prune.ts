import { type KnownBackup, planPruning } from "./plan-pruning.ts";
import type { BackupStore } from "./store.ts";
import { draftFolder, listBackups, listObjects, objectName, readManifest } from "./target.ts";

/**
 * Removes backups out of retention with the objects that only they reference.
 * @throws BackupError when a manifest cannot be read: its objects are unknown, nothing is removed
 */
export const pruneBackups = async (
  store: BackupStore,
  now: Date,
): Promise<{ backups: number; objects: number }> => {
  const known: KnownBackup[] = [];
  for (const id of await listBackups(store)) {
    const { made_at, objects } = await readManifest(store, id);
    known.push({
      id,
      made_at: new Date(made_at),
      objects: new Set(objects.map(({ sha256 }) => sha256)),
    });
  }
  const plan = planPruning(known, await listObjects(store), now);
  // Backups first: none may reference an object that is gone, also after a crash.
  for (const id of plan.backups) {
    const aside = draftFolder({ store, id });
    if (store.renames) await store.rename(id, aside);
    await store.removeFolder(aside);
  }
  for (const name of plan.objects) await store.remove(objectName(name));
  return { backups: plan.backups.length, objects: plan.objects.length };
};
