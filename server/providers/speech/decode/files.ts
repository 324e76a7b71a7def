import { type FileHandle, open } from "node:fs/promises";
import { SpeechError } from "../speech.ts";
import type { GrowingFile } from "./growing.ts";

const PIECE_BYTES = 64 * 1024;

/** @throws SpeechError AUDIO_UNREADABLE */
export const openAudio = async (path: string): Promise<FileHandle> => {
  let file: FileHandle;
  try {
    file = await open(path, "r");
  } catch (error) {
    throw new SpeechError("AUDIO_UNREADABLE", `cannot open the file: ${codeOf(error)}`);
  }
  // Folders open well enough, and fail at the first read.
  if (!(await file.stat()).isDirectory()) return file;
  await file.close();
  throw new SpeechError("AUDIO_UNREADABLE", "a folder is no sound");
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/** At most `length` bytes from `from` on; fewer at the end. */
export const readAt = async (
  file: FileHandle,
  from: number,
  length: number,
): Promise<Uint8Array> => {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
};

/**
 * A file from front to back; each piece is valid until the next one is asked for. A growing file is followed to its end, and
 * may be moved meanwhile.
 */
export async function* pieces(path: string, growing?: GrowingFile): AsyncGenerator<Uint8Array> {
  await using file = await openAudio(path);
  const buffer = Buffer.alloc(PIECE_BYTES);
  for (let at = 0; ;) {
    const there = growing === undefined ? Infinity : growing.bytes - at;
    if (there <= 0 && growing?.complete === false) {
      await growing.changed();
      continue;
    }
    const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE_BYTES, Math.max(0, there)), at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The file's first 64 KB. */
export const headOf = async (path: string): Promise<Uint8Array> => {
  await using file = await openAudio(path);
  // Awaited here: the file is closed when this function ends.
  return await readAt(file, 0, PIECE_BYTES);
};
