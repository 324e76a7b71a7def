import { spawn } from "node:child_process";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { link, lstat, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installedBinaries, prepareBinaries } from "./binaries.ts";
import {
  CHILD_ENV,
  DatabaseStartError,
  ensureCluster,
  type Home,
  prepareHome,
  prepareSocketDir,
  run,
  type Secrets,
} from "./cluster.ts";
import { listProcesses, readProcess } from "./processes.ts";

/*
 * The embedded PostgreSQL. Who uses it is counted by the kernel: every process that does holds the pipe `alive` open for writing,
 * and one `sh` reads it. When the last holder is gone, stopped or killed, the reader sees the end and stops the server. So a second
 * process shares a live server and keeps it when the first one ends, nothing outlives its users, and no count can be wrong.
 * A server that is found alive without a reader (both were killed at once) is simply taken over.
 */

export interface EmbeddedOptions {
  /** A folder of ours; the database lies in `postgres/` below it. */
  dataDir: string;
  log?: (message: string) => void;
  /** The binaries' folder; npm's unless told (tests). */
  native?: { dir: string; version: string };
}

export interface Embedded {
  /** Logs in as `relato`, the application. It stays the same for the data's life, over restarts too. */
  url: string;
  /** Logs in as the superuser: tests and backups only, never the application. */
  adminUrl: string;
  /** Whether another process had started the server. */
  shared: boolean;
  /** The server's process; null while it is being restarted. */
  pid(): number | null;
  /** Gives the server up; resolves when it has stopped, or at once when another process uses it. */
  stop(): Promise<void>;
}

type State =
  | { kind: "none" }
  | { kind: "ready" | "busy"; pid: number }
  | { kind: "stale"; content: string };

const WATCHDOG = `
while read -r _; do :; done < "$1/alive"
read -r pid < "$1/data/postmaster.pid" || exit 0
command=$(tr '\\0' ' ' < "/proc/$pid/cmdline" 2>/dev/null || ps -p "$pid" -ww -o command=)
case "$command" in *"$1/data"*) kill -INT "$pid" ;; esac
`;
/** How often a user looks whether the server and its watchdog still live, in milliseconds. */
const WATCH_MS = 200;
const MAX_BACKOFF_MS = 10_000;
const MAX_LOG_BYTES = 8 * 1024 * 1024;

/**
 * Starts the embedded PostgreSQL, or shares the one that runs on this folder, and restarts it whenever it ends unasked.
 * @throws DatabaseStartError
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? (() => {});
  const home = await prepareHome(options.dataDir);
  const bin = await prepareBinaries(home, options.native ?? (await installedBinaries()));
  await ensureCluster(home, bin, log);
  const { admin, app } = JSON.parse(await readFile(home.secrets, "utf8")) as Secrets;
  const alive = await holdAlive(home);
  try {
    const { pid, started } = await ensureRunning(home, bin, log);
    const watch = supervise(home, bin, pid, log);
    const url = (user: string, password: string, database: string) =>
      `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(home.socketDir)}`;
    let stopped: Promise<void> | undefined;
    return {
      url: url("relato", app, "relato"),
      adminUrl: url("postgres", admin, "postgres"),
      shared: !started,
      pid: watch.pid,
      stop: () => (stopped ??= watch.end().then(() => release(home, alive))),
    };
  } catch (error) {
    closeSync(alive);
    throw error;
  }
}

/** Looks after the server: restarts it, at once and then ever less eagerly, and gives it a watchdog when it lost its own. */
function supervise(home: Home, bin: string, first: number, log: (message: string) => void) {
  let pid: number | null = first;
  let failures = 0;
  let notBefore = 0;
  let running = Promise.resolve();
  const look = async () => {
    closeSync(await holdAlive(home));
    const state = await inspect(home);
    if (state.kind === "ready" && state.pid === pid) return;
    pid = null;
    if (Date.now() < notBefore) return;
    if (state.kind !== "ready") log("the database ended unasked: restarting it");
    ({ pid } = await ensureRunning(home, bin, log));
    failures = 0;
    log("the database runs again");
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = look()
      .catch((error: Error) => {
        notBefore = Date.now() + Math.min(250 * 2 ** failures++, MAX_BACKOFF_MS);
        log(`the database does not start: ${error.message}`);
      })
      .finally(() => (busy = false));
  }, WATCH_MS);
  timer.unref();
  const end = () => {
    clearInterval(timer);
    return running;
  };
  return { pid: () => pid, end };
}

/** Until line 8 of postmaster.pid says that it is ready: waits, clears what a crash left, starts. */
async function ensureRunning(home: Home, bin: string, log: (message: string) => void) {
  let child: { ended: boolean } | undefined;
  for (;;) {
    const state = await inspect(home);
    if (state.kind === "ready")
      return { pid: state.pid, started: child !== undefined && !child.ended };
    if (state.kind === "stale") await clearStale(home, state.content, log);
    else if (state.kind === "none") {
      // One that ended may have lost a race; then the winner's file is there. It is not, so it failed.
      if (child?.ended)
        throw new DatabaseStartError(
          `PostgreSQL ended while starting: ${await lastFatal(home)} (see ${home.log})`,
        );
      child ??= await launch(home, bin);
    }
    await sleep(5);
  }
}

async function inspect(home: Home): Promise<State> {
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
  const postmaster = Number.isNaN(pid)
    ? (await listProcesses()).find(({ command }) => isPostmaster(home, command))
    : await readProcess(pid);
  if (!postmaster || !isPostmaster(home, postmaster.command)) return { kind: "stale", content };
  return { kind: lines[7]?.trim() === "ready" ? "ready" : "busy", pid: postmaster.pid };
}

const isPostmaster = (home: Home, command: string): boolean =>
  command.includes(` -D ${home.data} `);

async function launch(home: Home, bin: string): Promise<{ ended: boolean }> {
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
  const state = { ended: false };
  child.on("error", () => (state.ended = true)).on("exit", () => (state.ended = true));
  child.unref();
  return state;
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

/** Holds the pipe open, with a watchdog on its other end. Returns the file descriptor. */
async function holdAlive(home: Home): Promise<number> {
  const found = await lstat(home.alive).catch(ignore("ENOENT"));
  if (!found?.isFIFO()) {
    await rm(home.alive, { force: true });
    await run(home.account, home.root, "mkfifo", ["-m", "600", home.alive]).catch(async (error) => {
      if (!(await lstat(home.alive)).isFIFO()) throw error;
    });
  }
  for (let tries = 0; ; tries++) {
    try {
      return openSync(home.alive, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      // ENXIO: nobody reads it.
      if ((error as NodeJS.ErrnoException).code !== "ENXIO" || tries > 1000) throw error;
      if (tries === 0)
        spawn("/bin/sh", ["-c", WATCHDOG, "relato-watchdog", home.cluster], {
          ...home.account,
          cwd: "/",
          env: CHILD_ENV,
          detached: true,
          stdio: "ignore",
        }).unref();
      await sleep(5);
    }
  }
}

async function release(home: Home, alive: number): Promise<void> {
  const reader = openSync(home.alive, constants.O_RDONLY | constants.O_NONBLOCK);
  closeSync(alive);
  const last = isAtEnd(reader);
  closeSync(reader);
  if (!last) return;
  for (let waited = 0; ; waited += 10) {
    const state = await inspect(home);
    if (state.kind === "none" || state.kind === "stale") return;
    // The watchdog says so too; both may. After ten seconds without grace: recovery makes it good.
    if (waited === 0) signal(state.pid, "SIGINT");
    if (waited === 10_000) signal(state.pid, "SIGQUIT");
    await sleep(10);
  }
}

/** Whether no process holds the pipe open for writing. */
function isAtEnd(reader: number): boolean {
  try {
    return readSync(reader, Buffer.alloc(1)) === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return false;
    throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
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

const ignore =
  (code: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
