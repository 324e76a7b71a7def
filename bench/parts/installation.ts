import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** BENCH_ROOT measures another checkout of the program, with this one's benches. */
const ROOT = process.env["BENCH_ROOT"] ?? join(import.meta.dirname, "../..");
/** Runs a program as `npm start` does: restarted after a crash. */
const SUPERVISED = join(import.meta.dirname, "supervised.mjs");

export type Role = "server" | "worker" | "supervised";
const SERVER = join(ROOT, "server/main.ts");
const COMMANDS: Record<Role, string[]> = {
  server: [SERVER],
  worker: [join(ROOT, "server/worker.ts")],
  supervised: [SUPERVISED, SERVER],
};

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A new installation in a temporary folder, with embedded database and shipped speech model. */
export interface Installation {
  url: string;
  data: string;
  env: Record<string, string>;
  start(role: Role): ChildProcess;
  /** Resolves when /ready answers 200. @throws Error after three minutes */
  ready: () => Promise<void>;
  /** Stops its processes. */
  stop(): Promise<void>;
  /** Stops its processes and removes the folder. */
  remove(): Promise<void>;
}

export const createInstallation = async (
  more: Record<string, string> = {},
): Promise<Installation> => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  const folder = await mkdtemp("/tmp/relato-bench-");
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const data = join(folder, "data");
  const env = {
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: data,
    CACHE_DIR: join(folder, "cache"),
    SPEECH_MODEL: join(ROOT, "server/providers/speech/mini-whisper"),
    RATE_LIMIT_FACTOR: "1000",
    COMMON_PASSWORDS: "none",
    BACKUP_TO: "none",
    LOG_LEVEL: "fatal",
    ...more,
  };
  const children = new Set<ChildProcess>();
  const stop = async (): Promise<void> => {
    const exits = [...children].map(
      (child) => new Promise((resolve) => child.once("exit", resolve)),
    );
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(exits);
  };
  return {
    url,
    data,
    env,
    start(role) {
      const child = spawn(process.execPath, COMMANDS[role], {
        env: { ...process.env, ...env },
        stdio: ["ignore", "ignore", "inherit"],
      });
      children.add(child);
      child.on("exit", () => children.delete(child));
      return child;
    },
    async ready() {
      const since = performance.now();
      for (;;) {
        const answer = await fetch(`${url}/ready`).catch(() => null);
        if (answer?.status === 200) return;
        if (performance.now() - since > 180_000) throw new Error("the server is not ready");
        await pause(10);
      }
    },
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
