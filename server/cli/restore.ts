import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { BackupError } from "../features/backup/error.ts";
import { restorePoint } from "../features/backup/archive/restore-point.ts";
import { restoreBackup } from "../features/backup/restore.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { DatabaseStartError } from "../platform/database/home.ts";
import { StorageError } from "../providers/storage/storage.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

const KEY = /AGE-SECRET-KEY-1[0-9A-Z]+/;

/** The file may have comments, as `age-keygen` writes them. */
const readIdentity = async (file: string | undefined): Promise<string> => {
  if (file !== undefined) {
    const text = await readFile(file, "utf8").catch(() => {
      throw new CliError(`${file} cannot be read`);
    });
    const [key] = KEY.exec(text) ?? [];
    if (key === undefined) throw new CliError(`${file} has no recovery key (AGE-SECRET-KEY-1…)`);
    return key;
  }
  if (!process.stdin.isTTY)
    throw new CliError("name the file with the recovery key: --identity FILE");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question("The recovery key: ")).trim().toUpperCase();
  } finally {
    terminal.close();
  }
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Null: the end of the archive. */
const parseMoment = (text: string): Date | null => {
  if (text === "latest") return null;
  const moment = new Date(text);
  if (!MOMENT.test(text) || Number.isNaN(moment.getTime()))
    throw new CliError("--to must be latest, or a time with its zone: 2026-11-29T14:05:00-03:00");
  return moment;
};

/** `npm run relato -- restore DIR`: restores a backup into an empty data folder. */
export const restore = async (args: string[]): Promise<void> => {
  const { operands, values } = parseCommand("restore", args);
  const [path, ...more] = operands;
  if (path === undefined || more.length > 0) throw new CliError(usageOf("restore"));
  const config = readEnvironment();
  const data_dir = values.into === undefined ? config.data_dir : resolve(values.into);
  try {
    const identity = await readIdentity(values.identity);
    const placed = { ...config, data_dir };
    const { made_at, rows, files, missing } =
      values.to === undefined
        ? await restoreBackup(placed, path, identity)
        : await restorePoint(placed, path, identity, parseMoment(values.to));
    const place = config.database_url === undefined ? data_dir : `DATABASE_URL and ${data_dir}`;
    const what = values.to === undefined ? `the backup of ${made_at}` : made_at;
    process.stdout.write(
      `restored ${what}: ${rows} rows and ${files} files are in ${place}. ` +
        "Start Relato with this DATA_DIR. Sessions that ended since are open again: run " +
        "npm run -s relato -- end-sessions --all\n",
    );
    if (missing > 0)
      process.stderr.write(
        `${missing} files are missing: neither the backup nor the archive has them\n`,
      );
  } catch (error) {
    throw error instanceof BackupError ||
      error instanceof DatabaseStartError ||
      error instanceof StorageError
      ? new CliError(error.message)
      : error;
  }
};
