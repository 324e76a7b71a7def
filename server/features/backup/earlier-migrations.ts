import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE } from "../../platform/config/release.ts";
import { BackupError } from "./error.ts";
import type { Manifest } from "./manifest.ts";

const JOURNAL = "meta/_journal.json";

interface Journal {
  entries: { when: number }[];
}

const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, JOURNAL), "utf8")) as Journal;

/**
 * `known`: the folder with the migrations of this program.
 * @throws BackupError when a newer program made the backup, or one with other migrations
 */
export const checkMigrations = async (
  { migrations, release }: Manifest,
  known: string,
): Promise<void> => {
  const { entries } = await readJournal(known);
  if (migrations.count > entries.length || migrations.last > (entries.at(-1)?.when ?? 0))
    throw new BackupError(
      `a newer Relato (${release}, ${migrations.count} migrations) made this backup; this one is ` +
        `${RELEASE} and knows ${entries.length}. Restore it with the newer one`,
    );
  if (entries[migrations.count - 1]?.when !== migrations.last)
    throw new BackupError("a Relato with other migrations made this backup");
};

/** Writes a folder with the first `count` migrations of the folder `known`. */
export const writeMigrationsUntil = async (
  count: number,
  known: string,
  folder: string,
): Promise<void> => {
  const journal = await readJournal(known);
  await cp(known, folder, { recursive: true });
  const entries = journal.entries.slice(0, count);
  await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
};
