import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { link, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ARCHIVE_COMMAND } from "./archive.ts";
import { CHILD_ENV, DatabaseStartError, type Home, prepareSocketDir } from "./home.ts";
import { ignore } from "../files/durable.ts";
import { listProcesses, readProcess } from "./processes.ts";

const MAX_LOG_BYTES = 8 * 1024 * 1024;

/** The state in `postmaster.pid`. `stale`: the server of that file is gone. */
export type State =
  | { kind: "none" }
  | { kind: "ready" | "busy"; pid: number }
  | { kind: "stale"; content: string };

/** Of PostgreSQL, by name. */
export type Settings = Readonly<Record<string, string>>;

interface Launched {
  state: "running" | "killed" | "failed";
}

/**
 * Waits until the server is ready. Removes stale files and starts the server if needed.
 * @throws DatabaseStartError when PostgreSQL exits by itself
 */
export async function ensureRunning(
  home: Home,
  bin: string,
  log: (message: string) => void,
  more: Settings = {},
) {
  let mine: Launched | undefined;
  for (;;) {
    const found = await inspect(home);
    if (found.kind === "ready") return { pid: found.pid, started: mine?.state === "running" };
    if (found.kind === "stale") await clearStale(home, found.content, log);
    if (found.kind === "none") {
      // A process that lost the race finds the winner's file. Without a file the start failed.
      if (mine?.state === "failed")
        throw new DatabaseStartError(
          `PostgreSQL ended while starting: ${await lastFatal(home)} (see ${home.log})`,
        );
      if (mine?.state !== "running") mine = await launch(home, bin, more);
    }
    await sleep(5);
  }
}

export async function inspect(home: Home): Promise<State> {
  const file = join(home.data, "postmaster.pid");
  const content = await readFile(file, "utf8").catch(ignore("ENOENT"));
  if (content === undefined) return { kind: "none" };
  const lines = content.split("\n");
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10));
  // The file may be empty for an instant, or after a power failure.
  if (Number.isNaN(pid)) {
    const starting = (await listProcesses()).find(({ command }) => isPostmaster(home, command));
    return starting ? { kind: "busy", pid: starting.pid } : { kind: "stale", content };
  }
  if (!(await isServer(home, pid))) return { kind: "stale", content };
  return { kind: lines[7]?.trim() === "ready" ? "ready" : "busy", pid };
}

/** Whether this process is alive and is a server of this home. */
export async function isServer(home: Home, pid: number): Promise<boolean> {
  const found = await readProcess(pid);
  return found !== null && isPostmaster(home, found.command);
}

const isPostmaster = (home: Home, command: string): boolean =>
  command.includes(` -D ${home.data} `);

async function launch(home: Home, bin: string, more: Settings): Promise<Launched> {
  await prepareSocketDir(home);
  const size = (await stat(home.log).catch(ignore("ENOENT")))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(home.log, `${home.log}.1`);
  const log = openSync(home.log, "a", 0o600);
  const child = spawn(join(bin, "postgres"), ["-D", home.data, ...settings(home, more)], {
    ...home.account,
    cwd: home.cluster,
    env: CHILD_ENV,
    // In its own session, Ctrl-C does not reach the database; we stop it last.
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

const settings = (home: Home, more: Settings): string[] =>
  Object.entries({
    cluster_name: home.name,
    listen_addresses: "",
    unix_socket_directories: home.socketDir,
    unix_socket_permissions: "0700",
    // Acknowledged data must be on disk.
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    ...(process.platform === "darwin" && { wal_sync_method: "fsync_writethrough" }),
    wal_level: "replica",
    archive_mode: "on",
    archive_command: ARCHIVE_COMMAND,
    // Enough for one clinic on a laptop.
    shared_buffers: "128MB",
    work_mem: "8MB",
    max_wal_size: "512MB",
    max_parallel_workers_per_gather: "0",
    jit: "off",
    // Statements and values of a violated constraint are patients' data and are not logged.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    timezone: "UTC",
    log_timezone: "UTC",
    ...more,
  }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/**
 * After SIGKILL of a postmaster, its children keep the shared memory until they notice. They are
 * killed: recovery restores all acknowledged data from the log. Then the file is removed if it is
 * unchanged.
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
  // The socket's lock file holds the same number, which may now be another process's.
  await rm(join(home.socketDir, ".s.PGSQL.5432.lock"), { force: true });
  const file = join(home.data, "postmaster.pid");
  const aside = `${file}.stale-${process.pid}`;
  await rename(file, aside).catch(ignore("ENOENT"));
  const moved = await readFile(aside, "utf8").catch(ignore("ENOENT"));
  // Another process replaced the file in between: put its file back.
  if (moved !== undefined && moved !== content) await link(aside, file).catch(ignore("EEXIST"));
  await rm(aside, { force: true });
}

/** Ignores that the process may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    ignore("ESRCH")(error);
  }
}

async function lastFatal(home: Home): Promise<string> {
  const lines = (await readFile(home.log, "utf8")).trimEnd().split("\n");
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
}
