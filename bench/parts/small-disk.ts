import { execFile } from "node:child_process";
import { mkdir, rm, statfs, truncate, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A separate file system for the data, so that a bench can fill it. Needs root on Linux. */
export interface SmallDisk {
  free(): Promise<number>;
  /** Uses up the room except `rest` bytes. */
  fill(rest: number): Promise<void>;
  /** Frees what `fill` used. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts an ext4 image of `bytes` at the folder. Null where that is not allowed. */
export const mountSmallDisk = async (folder: string, bytes: number): Promise<SmallDisk | null> => {
  const image = `${folder}.img`;
  const filler = `${folder}/filler`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(image, "");
    await truncate(image, bytes);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    await run("mount", ["-o", "loop", image, folder]);
  } catch {
    return null;
  }
  const free = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    free,
    fill: async (rest) => {
      const size = Math.max(1, (await free()) - rest);
      await run("fallocate", ["-l", String(size), filler]);
    },
    clear: () => rm(filler, { force: true }),
    remove: async () => {
      await run("umount", ["-l", folder]);
    },
  };
};
