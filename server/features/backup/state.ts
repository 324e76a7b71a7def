import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../../platform/config/config.ts";
import { ignore, writeFileDurably } from "../../platform/files/durable.ts";
import { type ArchiveSummary, readArchiveSummary } from "./archive/state.ts";
import { readRecipient } from "./recovery-key.ts";

const LATE_MS = 48 * 60 * 60 * 1000;

const storedSchema = z.object({
  last_backup: z
    .object({
      id: z.string(),
      made_at: z.iso.datetime(),
      /** The folder of backups. */
      folder: z.string(),
      rows: z.int(),
      files: z.int(),
      /** Files that were encrypted for it; the others are in earlier backups too. */
      copied: z.int(),
      /** Rows name them, and the storage does not have them. */
      missing: z.int(),
      /** Whether the folder is on the disk of DATA_DIR. */
      is_same_disk: z.boolean(),
    })
    .nullable(),
  last_drill: z
    .object({
      id: z.string(),
      ended_at: z.iso.datetime(),
      seconds: z.number(),
      /** Null when the backup was restored and is the same. */
      fault: z.string().nullable(),
      /** Files that were decrypted; of the others the encrypted copy was compared. */
      decrypted: z.int(),
      has_opened_document: z.boolean(),
      has_decoded_audio: z.boolean(),
    })
    .nullable(),
  /** Runs that failed since the last complete one. */
  failures: z.int(),
  last_fault: z.string().nullable(),
});
export type StoredBackupState = z.output<typeof storedSchema>;

export type BackupWarning =
  | "off"
  | "no_recovery_key"
  | "failed"
  | "drill_failed"
  | "archive_broken"
  | "late"
  | "files_missing"
  | "same_disk";

export interface BackupState extends StoredBackupState {
  /** Point in time; null where it is not possible. */
  archive: ArchiveSummary | null;
  /** The most serious one. */
  warning: BackupWarning | null;
}

const NEW: StoredBackupState = {
  last_backup: null,
  last_drill: null,
  failures: 0,
  last_fault: null,
};

const fileOf = (dataDir: string): string => join(dataDir, "backup-state.json");

const readStored = async (dataDir: string): Promise<StoredBackupState> => {
  const text = await readFile(fileOf(dataDir), "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return NEW;
  try {
    return storedSchema.parse(JSON.parse(text));
  } catch {
    // Another version wrote it, or a person changed it. The next backup writes it again.
    return NEW;
  }
};

export const updateBackupState = async (
  dataDir: string,
  change: (state: StoredBackupState) => Partial<StoredBackupState>,
): Promise<void> => {
  const state = await readStored(dataDir);
  await writeFileDurably(fileOf(dataDir), JSON.stringify({ ...state, ...change(state) }));
};

const findWarning = async (
  { backup_to, data_dir }: Pick<Config, "backup_to" | "data_dir">,
  { last_backup, last_drill, failures }: StoredBackupState,
  archive: ArchiveSummary | null,
  now: Date,
): Promise<BackupWarning | null> => {
  if (backup_to === "none") return "off";
  if ((await readRecipient(data_dir)) === null) return "no_recovery_key";
  if (failures > 0) return "failed";
  if (last_backup === null) return "late";
  if (last_drill !== null && last_drill.fault !== null) return "drill_failed";
  if (now.getTime() - Date.parse(last_backup.made_at) > LATE_MS) return "late";
  if (archive?.is_broken === true) return "archive_broken";
  if (last_backup.missing > 0) return "files_missing";
  return last_backup.is_same_disk ? "same_disk" : null;
};

/** The last backup and drill of this installation, and what needs the operator's attention. */
export const readBackupState = async (
  config: Pick<Config, "backup_to" | "data_dir">,
  now = new Date(),
): Promise<BackupState> => {
  const stored = await readStored(config.data_dir);
  const archive = await readArchiveSummary(config.data_dir, now);
  return { ...stored, archive, warning: await findWarning(config, stored, archive, now) };
};
