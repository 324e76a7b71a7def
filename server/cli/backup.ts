import { createInterface } from "node:readline/promises";
import { startDatabase } from "../database-start.ts";
import { makeKeyPair } from "../features/backup/age.ts";
import { BackupError } from "../features/backup/error.ts";
import { readRecipient, storeRecipient } from "../features/backup/recovery-key.ts";
import { runBackup } from "../features/backup/run-backup.ts";
import { createAudioProcess } from "../features/gravacoes/audio/audio-process.ts";
import { createLog } from "../platform/audit/log.ts";
import type { Config } from "../platform/config/config.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { DatabaseStartError } from "../platform/database/home.ts";
import { createStorage } from "../providers/storage/create.ts";
import { StorageError } from "../providers/storage/storage.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

const ASKED = 8;

const showKey = (identity: string): string =>
  "The recovery key. Write it down or print it, and keep it away from this machine.\n" +
  "Only it opens the backups. It is not stored and not shown again:\n\n" +
  `  ${identity}\n\n`;

/** Asks for the key's end: without the key, no person could open the backups. */
const confirmKey = async (identity: string): Promise<void> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`The last ${ASKED} characters of the recovery key: `);
    if (answer.trim().toUpperCase() !== identity.slice(-ASKED))
      throw new CliError(
        "that is not its end: no backup was made. The next call makes another key",
      );
  } finally {
    terminal.close();
  }
};

/** Makes the recovery key with the first backup. */
const requireRecipient = async ({ data_dir }: Config, acceptsKey: boolean): Promise<string> => {
  const known = await readRecipient(data_dir);
  if (known !== null) return known;
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!acceptsKey && !isTerminal)
    throw new CliError(
      "the first backup makes the recovery key: run it on a terminal, or with --accept-key",
    );
  const { identity, recipient } = await makeKeyPair();
  process.stdout.write(showKey(identity));
  if (!acceptsKey) await confirmKey(identity);
  await storeRecipient(data_dir, recipient);
  return recipient;
};

const explain = (error: unknown): unknown =>
  error instanceof BackupError ||
  error instanceof DatabaseStartError ||
  error instanceof StorageError
    ? new CliError(error.message)
    : error;

/** `npm run relato -- backup [DIR]`: makes a backup and a drill with it. */
export const backup = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("backup", args);
  const config = readEnvironment();
  const [to = config.backup_to, ...more] = operands;
  if (more.length > 0) throw new CliError(usageOf("backup"));
  if (to === "none") throw new CliError(`BACKUP_TO is none: name a folder; ${usageOf("backup")}`);
  const log = createLog("error");
  const audio = createAudioProcess();
  // Not boot, which would migrate: a backup before an update must be possible.
  const database = await startDatabase(config, log).catch((error: unknown) => {
    throw explain(error);
  });
  try {
    const recipient = await requireRecipient(config, values["accept-key"] === true);
    const storage = await createStorage(config);
    const made = await runBackup(
      {
        ...{ audio, config, log, storage },
        backup_url: database.backupUrl,
        physical: database.physical ?? null,
      },
      { to, recipient, create: true, prune: true },
    );
    const { id, store, contents, copied } = made;
    process.stdout.write(
      `backup ${id} in ${store.place}: ${contents.tables.length} tables, ` +
        `${contents.files.length} files (${copied.size} new); its drill found no fault\n`,
    );
    if (contents.missing.length > 0)
      process.stderr.write(`${contents.missing.length} files were missing in the storage\n`);
  } catch (error) {
    throw explain(error);
  } finally {
    await audio.close();
    await database.stop();
  }
};
