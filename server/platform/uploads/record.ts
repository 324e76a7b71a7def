import { open, readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Track } from "@relato/shared/contract/gravacoes.ts";
import { systemCode, writeFileDurably } from "../files/durable.ts";

/** What an upload is, fixed when it is created. */
export interface UploadIdentity {
  id: string;
  user_id: string;
  gravacao_id: string;
  track: Track;
  ordinal: number;
  media_type: string;
  created_at: string;
}

/** How far it is. `offset`: bytes that are on the disk for good. `size`: the declared length, null while it is not known. */
export interface UploadProgress {
  offset: number;
  size: number | null;
}

export interface UploadRecord extends UploadIdentity, UploadProgress {}

/*
 * The record beside an upload's data: a first line that says what it is, then a line for each step. A line carries its own
 * checksum, so a line that was torn by a power cut is seen and the one before it counts. Appending one line and syncing it
 * is half the disk work of writing the record anew, 150 times a second with 300 recordings.
 */
const seal = (value: object): string => {
  const json = JSON.stringify(value);
  return `${json} ${crc32(json).toString(16)}`;
};

const unseal = <T>(line: string): T | null => {
  const at = line.lastIndexOf(" ");
  const json = line.slice(0, at);
  return at > 0 && line.slice(at + 1) === crc32(json).toString(16) ? (JSON.parse(json) as T) : null;
};

export const createRecord = (
  path: string,
  identity: UploadIdentity,
  progress: UploadProgress,
): Promise<void> => writeFileDurably(path, `${seal(identity)}\n${seal(progress)}`);

/** @returns null when there is none */
export const readRecord = async (path: string): Promise<UploadRecord | null> => {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  }
  const [first = "", ...steps] = text.split("\n");
  const identity = unseal<UploadIdentity>(first);
  if (identity === null) throw new Error("an upload's record is damaged");
  for (const step of steps.reverse()) {
    const progress = unseal<UploadProgress>(step);
    if (progress !== null) return { ...identity, ...progress };
  }
  throw new Error("an upload's record is damaged");
};

/** Durable when it resolves. */
export const appendProgress = async (path: string, progress: UploadProgress): Promise<void> => {
  const handle = await open(path, "r+");
  try {
    const { size } = await handle.stat();
    // The line break comes first: whatever was torn before stays a line of its own.
    await handle.write(`\n${seal(progress)}`, size);
    await handle.datasync();
  } finally {
    await handle.close();
  }
};
