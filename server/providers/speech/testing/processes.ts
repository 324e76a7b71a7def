import { existsSync, readFileSync } from "node:fs";

/** Whether a process runs; false for a zombie. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) [ZX] /u.test(readFileSync(stat, "latin1"));
};
