import type { BackupStore } from "../store.ts";
import { listBackups } from "../target.ts";
import { baseFolder, listBases, walFolder } from "./base.ts";
import { SEGMENT } from "./ship.ts";

/** Bases are large. Older moments are restored as the backup of their day. */
const KEPT_BASES = 7;

/** Removes bases that are too old or whose backup is gone, and the WAL before the oldest one. */
export const pruneArchive = async (
  store: BackupStore,
): Promise<{ bases: number; segments: number }> => {
  const backups = new Set(await listBackups(store));
  const bases = await listBases(store);
  const kept = bases.filter(({ id }) => backups.has(id)).slice(-KEPT_BASES);
  const removed = bases.filter((base) => !kept.includes(base));
  for (const { id } of removed) await store.removeFolder(baseFolder(id));
  const startOf = new Map(kept.toReversed().map(({ system, start }) => [system, start]));
  const oldestOf = new Map(kept.toReversed().map(({ system, ready_at }) => [system, ready_at]));
  let segments = 0;
  for await (const { name, changed_at } of store.list("wal/")) {
    const [, system = "", file = ""] = name.split("/");
    const start = startOf.get(system);
    const isOld = SEGMENT.test(file.replace(/\.age$/, ""))
      ? start === undefined || file.slice(8) < start.slice(8)
      : start === undefined ||
        (file.startsWith("files-") && changed_at < new Date(oldestOf.get(system) ?? 0));
    if (!isOld || !name.startsWith(walFolder({ system }))) continue;
    await store.remove(name);
    if (!file.startsWith("files-")) segments++;
  }
  return { bases: removed.length, segments };
};
