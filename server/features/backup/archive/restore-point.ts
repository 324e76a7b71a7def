import { realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../../../platform/config/config.ts";
import type { Embedded } from "../../../platform/database/embedded.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import { ignore } from "../../../platform/files/durable.ts";
import { createStorage } from "../../../providers/storage/create.ts";
import { readKeys } from "../copy-database.ts";
import { writeDataFiles } from "../data-files.ts";
import { BackupError, explainWriteError } from "../error.ts";
import type { Contents } from "../manifest.ts";
import { openStore } from "../open-store.ts";
import { checkEmpty, makeReachable, moveOut, type Restored, STAGING } from "../restore.ts";
import { restoreFiles } from "../restore-files.ts";
import { listTables, quoteTable } from "../tables.ts";
import { readContents, verifyBackup, verifyFile } from "../verify-backup.ts";
import { BASE_PART, baseFolder, listBases } from "./base.ts";
import { type Archive, readShippedFiles, recoverCluster } from "./recover.ts";

/** The newest base before the moment. */
const findArchive = async (
  config: Config,
  to: string,
  until: Date | null,
  identity: string,
): Promise<Archive> => {
  const store = await openStore(to, config);
  const bases = await listBases(store);
  const base = bases.findLast(({ ready_at }) => until === null || Date.parse(ready_at) <= +until);
  if (base !== undefined) return { store, base, identity };
  const first = bases[0];
  throw new BackupError(
    first === undefined
      ? `${store.place} has no archive; restore a backup without --to`
      : `the archive of ${store.place} begins at ${first.ready_at}; restore a backup without --to`,
  );
};

/** Counts all rows, which reads every page and its checksum, and lists the files they need. */
const inspect = async ({ adminUrl }: Embedded): Promise<{ rows: number; keys: string[] }> => {
  const admin = new URL(adminUrl);
  admin.pathname = "/relato";
  const client = new pg.Client({ connectionString: admin.href });
  client.on("error", () => undefined);
  await client.connect();
  try {
    let rows = 0;
    for (const table of await listTables(client)) {
      const counted = await client.query<{ rows: string }>(
        `select count(t.*) as rows from ${quoteTable(table)} t`,
      );
      rows += Number(counted.rows[0]?.rows ?? 0);
    }
    return { rows, keys: await readKeys(client) };
  } finally {
    await client.end().catch(() => undefined);
  }
};

const restoreInto = async (
  staging: string,
  config: Config,
  archive: Archive,
  until: Date | null,
): Promise<Restored> => {
  const { store, base, identity } = archive;
  const place = { store, id: base.id };
  // The objects are verified when they are restored.
  const manifest = await verifyBackup(place, () => false);
  const contents = await readContents(place, manifest, identity);
  await verifyFile(store, `${baseFolder(base.id)}/${BASE_PART}`, base, true);
  const shipped = await readShippedFiles(archive);
  const embedded = await recoverCluster(archive, staging, until);
  let found: Awaited<ReturnType<typeof inspect>>;
  try {
    await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
    found = await inspect(embedded);
  } finally {
    await embedded.stop();
  }
  const known = new Map([...contents.files, ...shipped].map((entry) => [entry.key, entry]));
  const files: Contents["files"] = found.keys.flatMap((key) => known.get(key) ?? []);
  await writeDataFiles(staging, contents.data_files);
  const storage = await createStorage({ ...config, data_dir: staging });
  await restoreFiles(files, { store, identity, work: join(staging, "work"), storage });
  return {
    made_at: until?.toISOString() ?? "the end of the archive",
    rows: found.rows,
    files: files.length,
    missing: found.keys.length - files.length,
  };
};

/**
 * Restores the embedded database as it was at a moment, or at the end of the archive (`until` is
 * null), with the files of its rows. DATA_DIR must be empty.
 * @throws BackupError, StorageError, DatabaseStartError; DATA_DIR is then as before
 */
export const restorePoint = async (
  config: Config,
  to: string,
  identity: string,
  until: Date | null,
): Promise<Restored> => {
  const dataDir = config.data_dir;
  if (config.database_url !== undefined)
    throw new BackupError(
      "DATABASE_URL is set; --to restores the embedded database only. Unset it",
    );
  await checkEmpty(dataDir);
  const archive = await findArchive(config, to, until, identity);
  const wasThere = (await realpath(dataDir).catch(ignore("ENOENT"))) !== undefined;
  const staging = join(dataDir, STAGING);
  try {
    await makeReachable(dataDir);
    await rm(staging, { recursive: true, force: true });
    await makeReachable(staging);
    const restored = await restoreInto(staging, config, archive, until);
    await moveOut(staging, dataDir);
    return restored;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!wasThere) await rm(dataDir, { recursive: true, force: true });
    throw explainWriteError(error, dataDir);
  }
};
