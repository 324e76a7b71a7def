import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, stat, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

/** The code of a failed system call (`ENOENT`), or null. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

/** For `.catch()`: ignores errors with these codes and rethrows any other. */
export const ignore =
  (...codes: string[]) =>
  (error: unknown): undefined => {
    if (!codes.includes(systemCode(error) ?? "")) throw error;
  };

/** Whether the disk, the quota or the volume is full. */
export const isDiskFull = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT", "EFBIG"].includes(systemCode(error) ?? "");

/**
 * Syncs a file or a folder to disk. A new name survives a power failure only after its folder is
 * synced (fsync(2)).
 */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Creates the folder and its parents durably, with mode 0700. */
export const makeFolder = async (path: string): Promise<void> => {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made))
    await syncPath(dirname(made));
};

/** Replaces a file atomically: also after a power failure it has the old or the new content. */
export const writeFileDurably = async (
  path: string,
  content: string | Uint8Array,
): Promise<void> => {
  const aside = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    const handle = await open(aside, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, path);
  } catch (error) {
    await removeIfThere(aside);
    throw error;
  }
  await syncPath(dirname(path));
};

/** @returns false when the file did not exist */
export const removeIfThere = async (path: string): Promise<boolean> =>
  (await unlink(path).then(() => true, ignore("ENOENT"))) ?? false;

/** In bytes; null when the file does not exist. */
export const sizeIfThere = async (path: string): Promise<number | null> =>
  (await stat(path).catch(ignore("ENOENT")))?.size ?? null;

/** Null when the file does not exist. */
export const changedAtIfThere = async (path: string): Promise<Date | null> =>
  (await stat(path).catch(ignore("ENOENT")))?.mtime ?? null;

/** Also works across file systems. The target is never partial. */
export const moveFileDurably = async (from: string, to: string): Promise<void> => {
  await syncPath(from);
  try {
    await rename(from, to);
  } catch (error) {
    if (systemCode(error) !== "EXDEV") throw error;
    const aside = `${to}.${crypto.randomUUID()}.tmp`;
    try {
      await copyFile(from, aside);
      await syncPath(aside);
      await rename(aside, to);
    } catch (failure) {
      await removeIfThere(aside);
      throw failure;
    }
    await unlink(from);
  }
  await syncPath(dirname(to));
  await syncPath(dirname(from));
};

/** Lower-case hexadecimal. */
export const sha256OfFile = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
};
