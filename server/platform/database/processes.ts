import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { ignore } from "../files/durable.ts";

export interface Process {
  pid: number;
  parent: number;
  /** PostgreSQL's children show their title here. A zombie has none. */
  command: string;
}

const LINUX = process.platform === "linux";

/** Null for a process that is gone or a zombie (`kill 0` succeeds for a zombie). */
export async function readProcess(pid: number): Promise<Process | null> {
  if (!LINUX) return (await ps(["-p", String(pid)]))[0] ?? null;
  try {
    const [stat, cmdline] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
    ]);
    const command = cmdline.replaceAll("\0", " ").trim();
    // The name in parentheses may hold any character; `state parent …` follows the last
    // parenthesis.
    const parent = Number(
      stat
        .slice(stat.lastIndexOf(")") + 1)
        .trim()
        .split(" ")[1],
    );
    return command === "" ? null : { pid, parent, command };
  } catch (error) {
    // The kernel hides other accounts' processes (hidepid).
    ignore("ENOENT", "ESRCH", "EACCES", "EPERM")(error);
    return null;
  }
}

/** All processes that we may see. On Linux it needs no `ps`, which slim containers lack. */
export async function listProcesses(): Promise<Process[]> {
  if (!LINUX) return ps(["-ax"]);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map((pid) => readProcess(Number(pid))));
  return found.filter((process) => process !== null);
}

async function ps(selection: string[]): Promise<Process[]> {
  const run = promisify(execFile);
  // `ps -p` exits with 1 if the process does not exist.
  const { stdout } = await run("ps", [...selection, "-ww", "-o", "pid=,ppid=,command="]).catch(
    (error: { code?: unknown }) => {
      if (error.code === 1) return { stdout: "" };
      throw error;
    },
  );
  return stdout.split("\n").flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S.*)$/.exec(line);
    const command = match?.[3]?.trim() ?? "";
    if (match === null || command === "" || command.endsWith("<defunct>")) return [];
    return [{ pid: Number(match[1]), parent: Number(match[2]), command }];
  });
}
