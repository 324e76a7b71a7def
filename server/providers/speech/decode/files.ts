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
  // Opening a folder succeeds; only reading fails.
  if (!(await file.stat()).isDirectory()) return file;
  await file.close();
  throw new SpeechError("AUDIO_UNREADABLE", "the path is a folder");
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/** `length` bytes at `from`; fewer at the end of the file. */
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
 * Reads a file in pieces. Each piece is valid until the next one is read. Waits for a growing file,
 * which may also be renamed.
 */
export async function* readPieces(path: string, growing?: GrowingFile): AsyncGenerator<Uint8Array> {
  await using file = await openAudio(path);
  const buffer = Buffer.alloc(PIECE_BYTES);
  for (let at = 0; ;) {
    const available = growing === undefined ? Infinity : growing.bytes - at;
    if (available <= 0 && growing?.complete === false) {
      await growing.changed();
      continue;
    }
    const length = Math.min(PIECE_BYTES, Math.max(0, available));
    const { bytesRead } = await file.read(buffer, 0, length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The file's first 64 KB. */
export const readHead = async (path: string): Promise<Uint8Array> => {
  await using file = await openAudio(path);
  // Without await here, `using` would close the file before it is read.
  return await readAt(file, 0, PIECE_BYTES);
};
