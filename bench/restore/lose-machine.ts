import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { systemCode } from "../../server/platform/files/durable.ts";

/** The process ids of all database servers below DATA_DIR, also of drills. */
const findDatabases = async (data: string): Promise<number[]> => {
  const names = await readdir(data, { recursive: true }).catch(() => []);
  const pids: number[] = [];
  for (const name of names.filter((path) => path.endsWith("/postmaster.pid"))) {
    const [line = ""] = (await readFile(join(data, name), "utf8").catch(() => "")).split("\n");
    if (/^\d+$/.test(line)) pids.push(Number(line));
  }
  return pids;
};

/** Kills the processes by SIGKILL, then the databases, and deletes DATA_DIR. */
export const loseMachine = async (
  data: string,
  processes: { kill(signal: "SIGKILL"): unknown }[],
): Promise<void> => {
  for (const child of processes) child.kill("SIGKILL");
  for (const pid of await findDatabases(data))
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the process that had started it.
    }
  for (;;)
    try {
      await rm(data, { recursive: true, force: true });
      return;
    } catch (error) {
      // A dying database still writes for a moment.
      if (systemCode(error) !== "ENOTEMPTY") throw error;
    }
};
