import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { link, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CHILD_ENV, DatabaseStartError, type Home, prepareSocketDir } from "./cluster.ts";
import { ignore } from "./errno.ts";
import { listProcesses, readProcess } from "./processes.ts";

const MAX_LOG_BYTES = 8 * 1024 * 1024;

/** What `postmaster.pid` and the process in it say. `stale`: its server is gone. */
export type State =
  | { kind: "none" }
  | { kind: "ready" | "busy"; pid: number }
  | { kind: "stale"; content: string };

interface Launched {
  state: "running" | "killed" | "failed";
}

/**
 * Until line 8 of postmaster.pid says that it is ready: waits, clears what a crash left, starts.
 * @throws DatabaseStartError when PostgreSQL gives up by itself
 */
export async function ensureRunning(home: Home, bin: string, log: (message: string) => void) {
  let mine: Launched | undefined;
  for (;;) {
    const found = await inspect(home);
    if (found.kind === "ready") return { pid: found.pid, started: mine?.state === "running" };
    if (found.kind === "stale") await clearStale(home, found.content, log);
    if (found.kind === "none") {
      // One that gave up may have lost a race; then the winner's file is there. It is not, so it failed.
      if (mine?.state === "failed")
        throw new DatabaseStartError(
          `PostgreSQL ended while starting: ${await lastFatal(home)} (see ${home.log})`,
        );
      if (mine?.state !== "running") mine = await launch(home, bin);
    }
    await sleep(5);
  }
}

/** How the server of this home is doing. */
export async function inspect(home: Home): Promise<State> {
  const content = await readFile(join(home.data, "postmaster.pid"), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );
  if (content === null) return { kind: "none" };
  const lines = content.split("\n");
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10));
  // A power cut may leave an empty file; a fresh one is empty for an instant too.
  if (Number.isNaN(pid)) {
    const starting = (await listProcesses()).find(({ command }) => isPostmaster(home, command));
    return starting ? { kind: "busy", pid: starting.pid } : { kind: "stale", content };
  }
  if (!(await isServer(home, pid))) return { kind: "stale", content };
  return { kind: lines[7]?.trim() === "ready" ? "ready" : "busy", pid };
}

/** Whether this process lives and is a server of this home. */
export async function isServer(home: Home, pid: number): Promise<boolean> {
  const found = await readProcess(pid);
  return found !== null && isPostmaster(home, found.command);
}

const isPostmaster = (home: Home, command: string): boolean =>
  command.includes(` -D ${home.data} `);

async function launch(home: Home, bin: string): Promise<Launched> {
  await prepareSocketDir(home);
  const size = (await stat(home.log).catch(ignore("ENOENT")))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(home.log, `${home.log}.1`);
  const log = openSync(home.log, "a", 0o600);
  const child = spawn(join(bin, "postgres"), ["-D", home.data, ...settings(home)], {
    ...home.account,
    cwd: home.cluster,
    env: CHILD_ENV,
    // A session of its own: Ctrl-C in the terminal is for us, and we stop the database last.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const launched: Launched = { state: "running" };
  child.on("error", () => (launched.state = "failed"));
  child.on("exit", (code) => (launched.state = code === null ? "killed" : "failed"));
  child.unref();
  return launched;
}

const settings = (home: Home): string[] =>
  Object.entries({
    cluster_name: home.name,
    listen_addresses: "",
    unix_socket_directories: home.socketDir,
    unix_socket_permissions: "0700",
    // What was acknowledged is on the disk.
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    ...(process.platform === "darwin" && { wal_sync_method: "fsync_writethrough" }),
    wal_level: "replica",
    // One clinic on one laptop.
    shared_buffers: "128MB",
    work_mem: "8MB",
    max_wal_size: "512MB",
    max_parallel_workers_per_gather: "0",
    jit: "off",
    // Neither statements nor the values of a violated constraint belong in a log: they are patients' data.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    timezone: "UTC",
    log_timezone: "UTC",
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/**
 * After a postmaster was killed: its children hold the shared memory until they notice, and a busy one may take long, so they are
 * killed (nothing acknowledged is theirs any more, recovery reads it from the log). Then the file goes, if it is still that one.
 */
async function clearStale(
  home: Home,
  content: string,
  log: (message: string) => void,
): Promise<void> {
  log("clearing up after a crash of the database");
  for (;;) {
    const processes = await listProcesses();
    const live = new Set(processes.filter((p) => isPostmaster(home, p.command)).map((p) => p.pid));
    const orphans = processes.filter(
      (p) => p.command.startsWith(`postgres: ${home.name}: `) && !live.has(p.parent),
    );
    if (orphans.length === 0) break;
    for (const { pid } of orphans) signal(pid, "SIGKILL");
    await sleep(10);
  }
  // The socket has a lock of its own with the same number in it, which may be another process' (or a zombie's) by now.
  await rm(join(home.socketDir, ".s.PGSQL.5432.lock"), { force: true });
  const file = join(home.data, "postmaster.pid");
  const aside = `${file}.stale-${process.pid}`;
  await rename(file, aside).catch(ignore("ENOENT"));
  const moved = await readFile(aside, "utf8").catch(ignore("ENOENT"));
  // Another process had cleared and started in between: this is its file, put it back.
  if (moved !== undefined && moved !== content) await link(aside, file).catch(ignore("EEXIST"));
  await rm(aside, { force: true });
}

/** Sends a signal to a process that may have ended by itself. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    ignore("ESRCH")(error as NodeJS.ErrnoException);
  }
}

async function lastFatal(home: Home): Promise<string> {
  const lines = (await readFile(home.log, "utf8")).trimEnd().split("\n");
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
}
