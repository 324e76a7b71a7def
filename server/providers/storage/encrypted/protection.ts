import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ignore, writeFileDurably } from "../../../platform/files/durable.ts";

/** An object's place in the order of a pass: oldest first. */
export interface Cursor {
  modified_ms: number;
  key: string;
}

/** How far the pass has come that protects the stored objects with the current key. */
export interface Protection {
  key_id: string;
  /** The last object that the pass visited; null before the first. */
  cursor: Cursor | null;
  is_complete: boolean;
  /** Whether a complete pass has encrypted every object. From then on, plaintext is refused. */
  is_encrypted: boolean;
}

const pathOf = (dataDir: string): string => join(dataDir, "files-protection.json");

/** Null before the first pass. */
export const readProtection = async (dataDir: string): Promise<Protection | null> => {
  const text = await readFile(pathOf(dataDir), "utf8").catch(ignore("ENOENT"));
  return text === undefined ? null : (JSON.parse(text) as Protection);
};

export const writeProtection = (dataDir: string, state: Protection): Promise<void> =>
  writeFileDurably(pathOf(dataDir), JSON.stringify(state));
