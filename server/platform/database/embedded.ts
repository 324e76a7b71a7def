import { closeSync, constants, openSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { holdAlive, isAtEnd } from "./watchdog.ts";
import { installedBinaries, prepareBinaries } from "./binaries.ts";
import { ensureCluster, readSecrets } from "./cluster.ts";
import { type Home, prepareHome } from "./home.ts";
import { splitRoles } from "./roles.ts";
import { ensureRunning, inspect, isServer, type Settings, signal } from "./postmaster.ts";

/*
 * The embedded PostgreSQL. Every process that uses it holds the pipe `alive` open for writing, and
 * one `sh` (the watchdog) reads it. When the last process ends or is killed, the watchdog sees the
 * end of the pipe and stops the server. The kernel counts the users, so the count is always right.
 * A server without a watchdog gets a new one.
 */

export interface EmbeddedOptions {
  /** The database is stored in `postgres/` below it. */
  dataDir: string;
  log?: (message: string) => void;
  /** Default: the folder that npm installed. */
  native?: { dir: string; version: string };
  /** Further settings of the first start, for a recovery. */
  settings?: Settings;
}

/** What a copy of the cluster's files needs. */
export interface PhysicalDatabase {
  /** Logs in as the superuser: for base backups and tests only. */
  adminUrl: string;
  home: Home;
}

export interface Embedded extends PhysicalDatabase {
  /** Logs in as `relato`, the application. It never changes, also not over restarts. */
  url: string;
  /** Logs in as the owner of the database, for migrations only. */
  migratorUrl: string;
  /** Logs in as a role that reads everything and writes nothing. */
  backupUrl: string;
  /** Whether another process had started the server. */
  shared: boolean;
  /** The server's process; null during a restart. */
  pid(): number | null;
  /** Resolves when the server has stopped, or at once if another process uses it. */
  stop(): Promise<void>;
}

/** Interval of the check whether server and watchdog are alive. */
const WATCH_MS = 200;
const MAX_BACKOFF_MS = 10_000;

/**
 * Starts the embedded PostgreSQL, or shares the one that runs on this folder. Restarts it when it
 * ends unexpectedly.
 * @throws DatabaseStartError
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? (() => {});
  const home = await prepareHome(options.dataDir);
  const bin = await prepareBinaries(home, options.native ?? (await installedBinaries()));
  await ensureCluster(home, bin, log);
  const alive = await holdAlive(home);
  try {
    const { pid, started } = await ensureRunning(home, bin, log, options.settings);
    const secrets = await readSecrets(home);
    const watch = supervise(home, bin, pid, log);
    const url = (user: string, password: string, database: string) =>
      `postgres://${user}:${password}@localhost/${database}` +
      `?host=${encodeURIComponent(home.socketDir)}`;
    const adminUrl = url("postgres", secrets.admin, "postgres");
    await splitRoles(adminUrl, secrets);
    let stopped: Promise<void> | undefined;
    return {
      url: url("relato", secrets.app, "relato"),
      migratorUrl: url("relato_migrator", secrets.migrator, "relato"),
      backupUrl: url("relato_backup", secrets.backup, "relato"),
      adminUrl,
      home,
      shared: !started,
      pid: watch.pid,
      stop: () => (stopped ??= watch.end().then(() => release(home, alive))),
    };
  } catch (error) {
    closeSync(alive);
    throw error;
  }
}

/** Restarts the server with backoff, and the watchdog if it died. */
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
    // A server that lost a child process recovers by itself; wait for it.
    if (state.kind !== "ready") log("database down, restarting");
    ({ pid } = await ensureRunning(home, bin, log));
    failures = 0;
    log("database restarted");
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = look()
      .catch((error: Error) => {
        notBefore = Date.now() + Math.min(250 * 2 ** failures++, MAX_BACKOFF_MS);
        log(`database restart failed: ${error.message}`);
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
  // The watchdog also signals the server, and may have done so first.
  if (state.kind !== "none" && state.kind !== "stale") {
    signal(state.pid, "SIGINT");
    // A crash after ten seconds is safe: recovery replays the log.
    for (let waited = 0; await isServer(home, state.pid); waited += 10) {
      if (waited === 10_000) signal(state.pid, "SIGQUIT");
      await sleep(10);
    }
  }
  // A socket folder in /tmp is removed, unless it is in use again.
  if (!home.socketDir.startsWith(home.cluster)) await rmdir(home.socketDir).catch(() => undefined);
}
