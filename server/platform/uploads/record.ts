import { open, readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import { ignore, writeFileDurably } from "../files/durable.ts";

/** Fixed at creation. */
export interface UploadIdentity {
  id: string;
  user_id: string;
  gravacao_id: string;
  track: Track;
  ordinal: number;
  media_type: string;
  created_at: string;
}

/** `offset`: bytes synced to disk. `size`: the declared length, null while unknown. */
export interface UploadProgress {
  offset: number;
  size: number | null;
}

export interface UploadRecord extends UploadIdentity, UploadProgress {}

/*
 * The file beside an upload's data: an identity line, then one line per step. Each line has a
 * checksum, so that a line torn by a power failure is ignored. Appending a line costs half the disk
 * writes of replacing the file, which matters at 150 steps per second (300 recordings).
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

/** @returns null when it does not exist */
export const readRecord = async (path: string): Promise<UploadRecord | null> => {
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return null;
  const [first = "", ...steps] = text.split("\n");
  const identity = unseal<UploadIdentity>(first);
  if (identity === null) throw new Error("upload record damaged");
  for (const step of steps.reverse()) {
    const progress = unseal<UploadProgress>(step);
    if (progress !== null) return { ...identity, ...progress };
  }
  throw new Error("upload record damaged");
};

/** Durable when it resolves. */
export const appendProgress = async (path: string, progress: UploadProgress): Promise<void> => {
  const handle = await open(path, "r+");
  try {
    const { size } = await handle.stat();
    // The leading line break separates this line from a torn one.
    await handle.write(`\n${seal(progress)}`, size);
    await handle.datasync();
  } finally {
    await handle.close();
  }
};
