import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { ignore, writeFileDurably } from "../../platform/files/durable.ts";
import { findOrphans } from "./find-orphans.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names in a log line. */
const MAX_LOGGED = 10;
/**
 * With more orphans than this, and more than half of all files, the files belong to another
 * database, for example after DATABASE_URL changed. Nothing is removed then.
 */
const MAX_SUSPECT = 20;

export type ReconcileDeps = Pick<Deps, "config" | "db" | "log" | "storage" | "uploads">;

/** When each orphan was first reported (ISO 8601). */
type Reported = Record<string, string>;

const readReported = async (file: string): Promise<Reported> => {
  const text = await readFile(file, "utf8").catch(ignore("ENOENT"));
  return text === undefined ? {} : (JSON.parse(text) as Reported);
};

/**
 * Reports files without rows and rows without files. A file that is still an orphan
 * ORPHANS_KEPT_DAYS after its first report is removed: until then, a database that was restored
 * from an older backup can be replaced by a newer one.
 */
export const reconcile = async (deps: ReconcileDeps, now = new Date()): Promise<void> => {
  const { config, db, log, storage, uploads } = deps;
  const file = join(config.data_dir, "orphans.json");
  const { total, missing, ...found } = await findOrphans(deps, (work) =>
    asSystem(db, "compare files and rows", work),
  );
  if (missing.length > 0)
    log.error(
      { count: missing.length, keys: missing.slice(0, MAX_LOGGED) },
      "stored files missing",
    );
  const orphans = [
    ...found.files.map((key) => ({ name: `file ${key}`, remove: () => storage.remove(key) })),
    ...found.uploads.map((id) => ({
      name: `upload ${id}`,
      remove: () => uploads.locks.within(id, () => uploads.files.remove(id)),
    })),
  ];
  if (orphans.length > 0) {
    const names = orphans.slice(0, MAX_LOGGED).map(({ name }) => name);
    log.warn(
      { count: orphans.length, names, kept_days: config.orphans_kept_days },
      "orphans found",
    );
  }
  if (orphans.length > MAX_SUSPECT && orphans.length > total / 2) {
    log.error({ count: orphans.length, total }, "too many orphans, nothing removed");
    return;
  }
  const reported = await readReported(file);
  const next: Reported = {};
  for (const { name, remove } of orphans) {
    const since = reported[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(since) < config.orphans_kept_days * DAY_MS) next[name] = since;
    else {
      await remove();
      log.info({ name, since }, "orphan removed");
    }
  }
  await writeFileDurably(file, JSON.stringify(next));
};
