import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BackupSummary, backupStateSchema } from "@relato/shared/contract/admin-operations.ts";
import type { Config } from "../../platform/config/config.ts";
import { ignore } from "../../platform/files/durable.ts";

const NEW = { last_backup: null, last_drill: null, last_fault: null };

/** The last backup and drill of this installation (DATA_DIR/backup-state.json). */
export const readBackupState = async ({
  data_dir,
}: Pick<Config, "data_dir">): Promise<BackupSummary> => {
  const path = join(data_dir, "backup-state.json");
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  const stored = text === undefined ? NEW : (JSON.parse(text) as object);
  const state = backupStateSchema.omit({ warning: true }).parse(stored);
  return { ...state, warning: state.last_backup === null ? "late" : null };
};
