import { createHash } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ignore, makeFolder, writeFileDurably } from "../../platform/files/durable.ts";

/*
 * Which file is already stored as which object. The server cannot read it from earlier backups: it
 * has no key for them. Without the index, everything is copied again.
 */

const entrySchema = z.strictObject({
  key: z.string(),
  /** Of the file. */
  bytes: z.int(),
  sha256: z.string(),
  /** The SHA-256 of the encrypted copy, and its length. */
  object: z.string(),
  object_bytes: z.int(),
});
export type FileEntry = z.output<typeof entrySchema>;

export interface FileIndex {
  find(key: string): FileEntry | undefined;
  /** Also survives a backup that is killed later. */
  add(entry: FileEntry): Promise<void>;
  /** Forgets all other files. */
  replace(entries: readonly FileEntry[]): Promise<void>;
}

/** Nothing when the line is no entry. */
export const parseEntry = (line: string): FileEntry[] => {
  try {
    return [entrySchema.parse(JSON.parse(line))];
  } catch {
    // A crash can cut the last line.
    return [];
  }
};

/** The index of one folder of backups and one recovery key, in DATA_DIR. */
export const openFileIndex = async (
  dataDir: string,
  folder: string,
  recipient: string,
): Promise<FileIndex> => {
  const name = createHash("sha256").update(`${folder}\n${recipient}`).digest("hex").slice(0, 16);
  const parent = join(dataDir, "backup-index");
  const path = join(parent, `${name}.jsonl`);
  await makeFolder(parent);
  const text = (await readFile(path, "utf8").catch(ignore("ENOENT"))) ?? "";
  const entries = new Map(
    text
      .split("\n")
      .flatMap(parseEntry)
      .map((entry) => [entry.key, entry]),
  );
  return {
    find: (key) => entries.get(key),
    add: async (entry) => {
      entries.set(entry.key, entry);
      // The first newline ends a line that a crash cut.
      await appendFile(path, `\n${JSON.stringify(entry)}`, { mode: 0o600 });
    },
    replace: (all) =>
      writeFileDurably(path, all.map((entry) => `${JSON.stringify(entry)}\n`).join("")),
  };
};
