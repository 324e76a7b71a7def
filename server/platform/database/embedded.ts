import { closeSync, constants, openSync } from "node:fs";
import { readFile, rmdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { holdAlive, isAtEnd } from "./alive.ts";
import { installedBinaries, prepareBinaries } from "./binaries.ts";
import { ensureCluster, type Home, prepareHome, type Secrets } from "./cluster.ts";
import { ensureRunning, inspect, isServer, signal } from "./postmaster.ts";

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

/** How often a user looks whether the server and its watchdog still live, in milliseconds. */
const WATCH_MS = 200;
const MAX_BACKOFF_MS = 10_000;

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
    // A server that lost one of its children recovers by itself; it is waited for just the same.
    if (state.kind !== "ready") log("the database is away: bringing it back");
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

async function release(home: Home, alive: number): Promise<void> {
  const reader = openSync(home.alive, constants.O_RDONLY | constants.O_NONBLOCK);
  closeSync(alive);
  const last = isAtEnd(reader);
  closeSync(reader);
  if (!last) return;
  const state = await inspect(home);
  // The watchdog says so too; both may, and it may have been the quicker one.
  if (state.kind !== "none" && state.kind !== "stale") {
    signal(state.pid, "SIGINT");
    // After ten seconds without grace: recovery makes it good.
    for (let waited = 0; await isServer(home, state.pid); waited += 10) {
      if (waited === 10_000) signal(state.pid, "SIGQUIT");
      await sleep(10);
    }
  }
  // In /tmp, where a long path put it, it would stay for ever; inside the cluster it is part of it. Not when in use again.
  if (!home.socketDir.startsWith(home.cluster)) await rmdir(home.socketDir).catch(() => undefined);
}
