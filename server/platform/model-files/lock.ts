import { open, readFile, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { ignore, systemCode } from "../files/durable.ts";

const POLL_MS = 500;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return systemCode(error) === "EPERM";
  }
};

/**
 * Takes a lock file. Waits while another living process holds it.
 * @returns a function that releases the lock
 */
export const takeLock = async (path: string, signal: AbortSignal): Promise<() => Promise<void>> => {
  for (;;) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      ignore("EEXIST")(error);
    }
    const owner = Number(await readFile(path, "utf8").catch(() => "0"));
    // A lock with this process's id is stale: this process takes each lock once at a time.
    if (owner > 0 && (owner === process.pid || !isAlive(owner))) await rm(path, { force: true });
    else await wait(POLL_MS, undefined, { signal });
  }
};
