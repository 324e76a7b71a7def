import { readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { changedAtIfThere, ignore, systemCode } from "./durable.ts";

/** Every new file changes its folder, and no job runs this long. */
const FOREIGN_KEPT_MS = 48 * 60 * 60 * 1000;

const folderOf = (dataDir: string): string => join(dataDir, "work");

/** `laptop.4711`: the machine and the process. */
const OWNER = /^(.*)\.(\d+)$/;

/**
 * The folder for this process's temporary files. Workers share DATA_DIR, so each process has its
 * own folder, and the start of one does not remove files in use by another.
 */
export const workFolder = (dataDir: string): string =>
  join(folderOf(dataDir), `${hostname()}.${process.pid}`);

/** EPERM: the process belongs to another user. */
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
};

/** Another machine's processes cannot be seen from here. A new container has another name. */
const isInUse = async (folder: string, name: string): Promise<boolean> => {
  const [, host, pid] = OWNER.exec(name) ?? [];
  if (pid === undefined) return false;
  if (host === hostname()) return Number(pid) !== process.pid && isRunning(Number(pid));
  const changed = await changedAtIfThere(join(folder, name));
  return changed !== null && Date.now() - changed.getTime() < FOREIGN_KEPT_MS;
};

/** Removes temporary files of processes that crashed. Call it before this process creates any. */
export const emptyWorkFolder = async (dataDir: string): Promise<void> => {
  const folder = folderOf(dataDir);
  const names = (await readdir(folder).catch(ignore("ENOENT"))) ?? [];
  for (const name of names)
    if (!(await isInUse(folder, name)))
      await rm(join(folder, name), { recursive: true, force: true });
};
