import { readFile } from "node:fs/promises";

/**
 * How many processes Linux has killed for memory since boot; null on other systems. Source:
 * `oom_kill` of /proc/vmstat, https://docs.kernel.org/filesystems/proc.html
 */
export const countMemoryKills = async (): Promise<number | null> => {
  const text = await readFile("/proc/vmstat", "utf8").catch(() => "");
  const count = /^oom_kill (\d+)$/mu.exec(text)?.[1];
  return count === undefined ? null : Number(count);
};
