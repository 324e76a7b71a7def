import type { Deps } from "../../deps.ts";
import type { Base } from "./archive/base.ts";
import { createBase } from "./archive/create-base.ts";
import { pruneArchive } from "./archive/prune-archive.ts";
import { forgetKnownBase, readKnownBase, writeKnownBase } from "./archive/state.ts";
import { type CreatedBackup, createBackup, withBackupLock } from "./create-backup.ts";
import { type Drilled, drillBackup } from "./drill.ts";
import { BackupError } from "./error.ts";
import { pruneBackups } from "./prune.ts";
import { updateBackupState } from "./state.ts";
import { openTarget } from "./target.ts";

export type BackupDeps = Pick<
  Deps,
  "audio" | "backup_url" | "config" | "log" | "physical" | "storage"
>;

export interface BackupRun {
  /** Where the backups are stored. */
  to: string;
  recipient: string;
  /** Whether a new folder is prepared. */
  create: boolean;
  /** False where the clock is wrong: nothing is deleted by age then. */
  prune: boolean;
  signal?: AbortSignal;
}

const countRows = ({ manifest }: CreatedBackup): number =>
  manifest.tables.reduce((sum, { rows }) => sum + rows, 0);

const drill = async (
  deps: BackupDeps,
  created: CreatedBackup,
): Promise<Drilled & { fault: string | null }> => {
  const started = performance.now();
  const outcome = await drillBackup(created, deps).then(
    (drilled) => ({ ...drilled, fault: null }),
    (error: unknown) => {
      deps.log.error({ err: error, backup: created.id }, "backup drill failed");
      const fault = error instanceof Error ? error.message : "unknown";
      return { decrypted: 0, has_opened_document: false, has_decoded_audio: false, fault };
    },
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  await updateBackupState(deps.config.data_dir, () => ({
    last_drill: { ...outcome, id: created.id, ended_at: new Date().toISOString(), seconds },
  }));
  return outcome;
};

/**
 * The base from which the archived WAL is replayed. The archive goes to BACKUP_TO only. A failure
 * does not touch the backup; null then.
 */
const makeBase = async (
  { config, log, physical }: BackupDeps,
  { id, store }: CreatedBackup,
  { to, recipient, signal }: BackupRun,
): Promise<Base | null> => {
  if (physical === null || to !== config.backup_to) return null;
  try {
    // The former place must not get segments that the new base needs.
    const known = await readKnownBase(config.data_dir);
    if (known !== null && known.place !== store.place) await forgetKnownBase(config.data_dir);
    const base = await createBase(physical, { store, id, recipient }, signal);
    const { system, ready_at, bytes } = base;
    await writeKnownBase(config.data_dir, { id, system, ready_at, place: store.place });
    log.info({ id, bytes }, "base backup made");
    return base;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    log.error({ err: error, id }, "base backup failed, no point in time after this backup");
    return null;
  }
};

const make = (deps: BackupDeps, run: BackupRun): Promise<CreatedBackup & Drilled> =>
  withBackupLock(deps.backup_url, async (client) => {
    const { config, log } = deps;
    const { data_dir } = config;
    const { recipient, create, to } = run;
    const store = await openTarget(to, { config, recipient, create });
    const created = await createBackup(client, deps, { store, recipient }, run.signal);
    const { id, contents, copied } = created;
    const folder = store.place;
    const is_same_disk = await store.isOnDiskOf(data_dir);
    const last_backup = {
      ...{ id, made_at: created.manifest.made_at, folder, is_same_disk },
      ...{ rows: countRows(created), files: contents.files.length },
      ...{ copied: copied.size, missing: contents.missing.length },
    };
    await updateBackupState(data_dir, () => ({ last_backup, failures: 0, last_fault: null }));
    log.info({ ...last_backup, folder: undefined }, "backup made");
    if (contents.missing.length > 0)
      log.error({ count: contents.missing.length }, "files missing from the backup");
    if (is_same_disk) log.warn({ folder }, "backups are on the disk of DATA_DIR, set BACKUP_TO");
    const base = await makeBase(deps, created, run);
    const drilled = await drill(deps, created);
    if (drilled.fault !== null)
      throw new BackupError(`the backup ${id} was made, but its drill failed: ${drilled.fault}`);
    // Older backups are kept until a newer one is proven.
    if (run.prune) log.info(await pruneBackups(store, new Date()), "old backups removed");
    if (run.prune && base !== null) log.info(await pruneArchive(store), "old archive removed");
    return { ...created, ...drilled };
  });

/**
 * Makes a backup, restores it for a drill, and removes old backups. The state has the result.
 * @throws BackupError, and errors of storage and database
 */
export const runBackup = async (
  deps: BackupDeps,
  run: BackupRun,
): Promise<CreatedBackup & Drilled> => {
  try {
    return await make(deps, run);
  } catch (error) {
    // The server is shutting down; the job runs again.
    if (run.signal?.aborted === true) throw error;
    const last_fault = error instanceof Error ? error.message : "unknown";
    await updateBackupState(deps.config.data_dir, ({ failures }) => ({
      failures: failures + 1,
      last_fault,
    }));
    throw error;
  }
};
