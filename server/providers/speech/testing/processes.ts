import { existsSync, readFileSync } from "node:fs";

/** Whether a process still runs; one that only waits to be buried does not. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) [ZX] /u.test(readFileSync(stat, "latin1"));
};
