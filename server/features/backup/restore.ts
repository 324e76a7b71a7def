import { chmod, mkdir, readdir, realpath, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { startEmbedded } from "../../platform/database/embedded.ts";
import { MIGRATIONS } from "../../platform/database/migrate.ts";
import { ignore, syncPath, systemCode } from "../../platform/files/durable.ts";
import { createStorage } from "../../providers/storage/create.ts";
import { writeDataFiles } from "./data-files.ts";
import { checkMigrations } from "./earlier-migrations.ts";
import { BackupError, explainWriteError } from "./error.ts";
import { type ExternalDatabase, openExternalDatabase } from "./external-database.ts";
import { loadDatabase, type OpenBackup } from "./load-database.ts";
import { openStore } from "./open-store.ts";
import { restoreFiles } from "./restore-files.ts";
import type { StoreConfig } from "./store.ts";
import { listBackups, type PlacedBackup, splitBackupPath } from "./target.ts";
import { readContents, verifyBackup } from "./verify-backup.ts";

/** Everything is restored below it and moved out at the end. A killed restoration leaves it. */
export const STAGING = "restore.tmp";

/** Finds the backup at `path`, or the newest one in that place. */
export const findBackup = async (path: string, config: StoreConfig): Promise<PlacedBackup> => {
  const named = splitBackupPath(path);
  if (named !== null) return { store: await openStore(named.to, config), id: named.id };
  const store = await openStore(path, config);
  const id = (await listBackups(store)).at(-1);
  if (id === undefined) throw new BackupError(`${path} has no complete backup`);
  return { store, id };
};

interface OpenOptions {
  /** Default: the migrations of this program. */
  migrations?: string;
  /** Which objects are read. Default: all. */
  isRead?: (sha256: string) => boolean;
}

/**
 * Verifies a backup and opens it. Writes nothing.
 * @throws BackupError naming what is missing or was changed, or when a newer program made it
 */
export const openBackup = async (
  { store, id }: PlacedBackup,
  identity: string,
  { migrations = MIGRATIONS, isRead }: OpenOptions = {},
): Promise<OpenBackup> => {
  const manifest = await verifyBackup({ store, id }, isRead);
  await checkMigrations(manifest, migrations);
  const contents = await readContents({ store, id }, manifest, identity);
  return { store, id, manifest, contents, identity, migrations };
};

export const checkEmpty = async (dataDir: string): Promise<void> => {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return [];
    throw new BackupError(`${dataDir} cannot be used (${systemCode(error) ?? "unknown"})`);
  });
  if (names.some((name) => name !== STAGING))
    throw new BackupError(`${dataDir} is not empty; restore into an empty folder with --into`);
};

/** As root, the database's account must be able to reach the folders. */
export const makeReachable = async (folder: string): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  await mkdir(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  if (isRoot) await chmod(folder, 0o711);
};

/** Moves what was restored to its place. The database is last: without it, nothing starts. */
export const moveOut = async (staging: string, dataDir: string): Promise<void> => {
  await rm(join(staging, "work"), { recursive: true, force: true });
  const names = (await readdir(staging)).toSorted(
    (a, b) => Number(a === "postgres") - Number(b === "postgres"),
  );
  for (const name of names) await rename(join(staging, name), join(dataDir, name));
  await rm(staging, { recursive: true, force: true });
  await syncPath(dataDir);
};

const load = async (
  external: ExternalDatabase | null,
  backup: OpenBackup,
  staging: string,
): Promise<void> => {
  const work = join(staging, "migrations");
  if (external !== null) return loadDatabase(external, backup, work);
  const embedded = await startEmbedded({ dataDir: staging });
  try {
    await loadDatabase(embedded, backup, work);
  } finally {
    await embedded.stop();
  }
};

export interface Restored {
  made_at: string;
  rows: number;
  files: number;
  /** Files that were already missing when the backup was made. */
  missing: number;
}

/**
 * Restores a backup into DATA_DIR and the database of DATABASE_URL or an embedded one. Both must be
 * empty. `migrations`: the folder with those of this program.
 * @throws BackupError, StorageError, DatabaseStartError; both are then as before
 */
export const restoreBackup = async (
  config: Config,
  path: string,
  identity: string,
  migrations = MIGRATIONS,
): Promise<Restored> => {
  const dataDir = config.data_dir;
  await checkEmpty(dataDir);
  const external = await openExternalDatabase(config);
  const place = await findBackup(path, config);
  const backup = await openBackup(place, identity, { migrations });
  const wasThere = (await realpath(dataDir).catch(ignore("ENOENT"))) !== undefined;
  const staging = join(dataDir, STAGING);
  try {
    await makeReachable(dataDir);
    await rm(staging, { recursive: true, force: true });
    await makeReachable(staging);
    await load(external, backup, staging);
    await writeDataFiles(staging, backup.contents.data_files);
    const storage = await createStorage({ ...config, data_dir: staging });
    const work = join(staging, "work");
    await restoreFiles(backup.contents.files, { store: place.store, identity, work, storage });
    await moveOut(staging, dataDir);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!wasThere) await rm(dataDir, { recursive: true, force: true });
    await external?.clear();
    throw explainWriteError(error, dataDir);
  }
  const { manifest, contents } = backup;
  return {
    made_at: manifest.made_at,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: contents.files.length,
    missing: contents.missing.length,
  };
};
