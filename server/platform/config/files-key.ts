import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ignore, writeFileDurably } from "../files/durable.ts";
import type { Config } from "./config.ts";
import { loadOrMakeSecret } from "./secret.ts";

export type FilesKeyConfig = Pick<Config, "data_dir" | "files_key" | "files_key_previous">;

const KEY_BYTES = 32;

const pathOf = ({ data_dir }: FilesKeyConfig): string => join(data_dir, "files-key");

const makeKey = (): string => randomBytes(KEY_BYTES).toString("base64");

/** One key a line. @throws Error naming the file, when a line is not a key */
const parseKeys = (path: string, text: string): Buffer[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const key = Buffer.from(line, "base64");
      if (key.length === KEY_BYTES) return key;
      throw new Error(
        `${path} must have one key of 32 bytes in base64 on each line; restore it from a backup: ` +
          "without its keys, the stored recordings and attachments cannot be read",
      );
    });

/**
 * The keys of the stored files. New files use the first one; the others open files that it has not
 * been applied to yet. FILES_KEY comes before the keys in DATA_DIR, which remain valid.
 * @returns an empty list when no key was ever made
 */
export const readFilesKeys = async (config: FilesKeyConfig): Promise<Buffer[]> => {
  const { files_key, files_key_previous } = config;
  const path = pathOf(config);
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  return [
    ...[files_key, files_key_previous].flatMap((key) =>
      key === undefined ? [] : Buffer.from(key, "base64"),
    ),
    ...(text === undefined ? [] : parseKeys(path, text)),
  ];
};

/** Makes the first key, in DATA_DIR. @throws Error when DATA_DIR cannot be written */
export const makeFilesKey = async (config: FilesKeyConfig): Promise<void> => {
  await loadOrMakeSecret(pathOf(config), () => `${makeKey()}\n`);
};

/**
 * Puts a new key before those in DATA_DIR. Former keys are kept: they open files in older backups.
 * @throws Error when DATA_DIR cannot be written
 */
export const addFilesKey = async (config: FilesKeyConfig): Promise<void> => {
  const path = pathOf(config);
  const text = (await readFile(path, "utf8").catch(ignore("ENOENT"))) ?? "";
  await writeFileDurably(path, `${makeKey()}\n${text}`);
};

/**
 * The key material for an encrypted backup: all keys in base64, one a line, the current one first.
 * Written to DATA_DIR/files-key with mode 0600, it opens every file of the backup.
 */
export const exportFilesKeys = async (config: FilesKeyConfig): Promise<string> =>
  (await readFilesKeys(config)).map((key) => `${key.toString("base64")}\n`).join("");
