import { protectFiles } from "../features/upkeep/protect-files.ts";
import { createLog } from "../platform/audit/log.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { addFilesKey } from "../platform/config/files-key.ts";
import { createStorage } from "../providers/storage/create.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

/**
 * `npm run relato -- rotate-files-key`: makes a new key in DATA_DIR, unless FILES_KEY is set, and
 * encrypts the key of every stored file with it.
 */
export const rotateFilesKey = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("rotate-files-key", args);
  if (operands.length > 0) throw new CliError(usageOf("rotate-files-key"));
  const config = readEnvironment();
  const storage = await createStorage(config);
  if (config.files_key === undefined && values.resume !== true) await addFilesKey(config);
  const done = await protectFiles({ config, storage, log: createLog("error") });
  const { encrypted, rewrapped, current, failed } = done;
  process.stdout.write(
    `key ${await storage.currentKeyId()}: ${rewrapped} files rewrapped, ${encrypted} encrypted, ` +
      `${current} unchanged, ${failed} failed\n`,
  );
  if (!done.is_complete)
    throw new CliError(
      "not complete: no file was lost; make the storage work, then run rotate-files-key --resume",
    );
};
