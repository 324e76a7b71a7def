import { statfs } from "node:fs/promises";
import type { StorageUse } from "@relato/shared/contract/admin-operations.ts";
import type { Deps } from "../../deps.ts";
import { readBackupState } from "../backup/state.ts";
import { readScrubState } from "../upkeep/scrub-state.ts";

/** Counting reads the whole storage, on S3 with a request per thousand files. */
const COUNT_AGAIN_MS = 10 * 60 * 1000;

type Counted = NonNullable<StorageUse["files"]>;

/** Counts the stored files, at most every ten minutes. The result is null if the storage fails. */
export const createFileCount = ({ storage, log }: Pick<Deps, "storage" | "log">) => {
  let counted: { at: number; result: Promise<Counted | null> } | null = null;
  const count = async (): Promise<Counted> => {
    const total = { count: 0, bytes: 0 };
    for await (const { bytes } of storage.listObjects()) {
      total.count += 1;
      total.bytes += bytes;
    }
    return { ...total, counted_at: new Date().toISOString() };
  };
  return (): Promise<Counted | null> => {
    const now = performance.now();
    if (counted !== null && now - counted.at < COUNT_AGAIN_MS) return counted.result;
    const result = count().catch((error: unknown) => {
      log.warn({ err: error }, "stored files not counted");
      counted = null;
      return null;
    });
    counted = { at: now, result };
    return result;
  };
};

const readDatabaseBytes = async ({ pool }: Deps["db"]): Promise<number> => {
  const { rows } = await pool.query<{ bytes: number }>(
    "select pg_database_size(current_database())::float8 as bytes",
  );
  return rows[0]!.bytes;
};

const readFreeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** What is stored, how much room is left, and when it was last saved and verified. */
export const readStorageUse = async (
  { config, db }: Pick<Deps, "config" | "db">,
  countFiles: () => Promise<Counted | null>,
): Promise<StorageUse> => {
  const { data_dir } = config;
  const [files, free_bytes, database_bytes, backup, scrub] = await Promise.all([
    countFiles(),
    readFreeBytes(data_dir),
    readDatabaseBytes(db),
    readBackupState(config),
    readScrubState(data_dir),
  ]);
  // A file's key holds the id of a recording.
  const failures = scrub?.failures.map(({ code, found_at }) => ({ code, found_at })) ?? [];
  return { files, free_bytes, database_bytes, backup, scrub: scrub && { ...scrub, failures } };
};
