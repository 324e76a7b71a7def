import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ignore, makeFolder, writeFileDurably } from "../../platform/files/durable.ts";

export const RECIPIENT_FILE = "backup-recipient";

/** The public key that backups are encrypted to; null before the recovery key was made. */
export const readRecipient = async (dataDir: string): Promise<string | null> =>
  (await readFile(join(dataDir, RECIPIENT_FILE), "utf8").catch(ignore("ENOENT")))?.trim() ?? null;

/** Its secret key is stored nowhere: the operator keeps it. */
export const storeRecipient = async (dataDir: string, recipient: string): Promise<void> => {
  await makeFolder(dataDir);
  await writeFileDurably(join(dataDir, RECIPIENT_FILE), `${recipient}\n`);
};
