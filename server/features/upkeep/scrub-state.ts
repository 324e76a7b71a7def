import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ignore, writeFileDurably } from "../../platform/files/durable.ts";
import type { Cursor } from "../../providers/storage/encrypted/protection.ts";
import type { StorageErrorCode } from "../../providers/storage/storage.ts";

export interface ScrubFailure {
  key: string;
  code: StorageErrorCode;
  /** When it was first found (ISO 8601). */
  found_at: string;
}

/** What the nightly verification of stored files found. */
export interface ScrubState {
  /** The last night's end (ISO 8601). */
  ran_at: string;
  /** When every file had been read once (ISO 8601); null before the first time. */
  round_ended_at: string | null;
  /** The last file that was read; null at the start of a round. */
  cursor: Cursor | null;
  /** Files and plaintext bytes read in the last night. */
  files: number;
  bytes: number;
  /** Files that cannot be read. An entry goes when its file was read again, or was removed. */
  failures: ScrubFailure[];
}

const pathOf = (dataDir: string): string => join(dataDir, "scrub.json");

/** For the operations page. Null before the first night. */
export const readScrubState = async (dataDir: string): Promise<ScrubState | null> => {
  const text = await readFile(pathOf(dataDir), "utf8").catch(ignore("ENOENT"));
  return text === undefined ? null : (JSON.parse(text) as ScrubState);
};

export const writeScrubState = (dataDir: string, state: ScrubState): Promise<void> =>
  writeFileDurably(pathOf(dataDir), JSON.stringify(state));
