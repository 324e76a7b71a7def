import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { exportFilesKeys } from "../../platform/config/files-key.ts";
import { loadAuthSecret } from "../../platform/config/secret.ts";
import { writeFileDurably } from "../../platform/files/durable.ts";
import { readRecipient, RECIPIENT_FILE } from "./recovery-key.ts";

const AUTH_SECRET = "auth-secret";
const FILES_KEY = "files-key";

/**
 * The files of DATA_DIR without which a restored installation cannot continue: its secrets, and the
 * public key of its backups. They are only in the encrypted part.
 */
export const readDataFiles = async (config: Config): Promise<Record<string, string>> => {
  const recipient = await readRecipient(config.data_dir);
  return {
    // Secrets may come from the environment, which is lost with the machine.
    [AUTH_SECRET]: await loadAuthSecret(config),
    [FILES_KEY]: await exportFilesKeys(config),
    ...(recipient !== null && { [RECIPIENT_FILE]: `${recipient}\n` }),
  };
};

/** Writes those that this release knows. */
export const writeDataFiles = async (
  dataDir: string,
  files: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const name of [AUTH_SECRET, FILES_KEY, RECIPIENT_FILE])
    if (files[name]) await writeFileDurably(join(dataDir, name), files[name]);
};
