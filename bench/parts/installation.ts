import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");

export type Role = "server" | "worker";
const SCRIPTS: Record<Role, string> = { server: "server/main.ts", worker: "server/worker.ts" };

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
  /** Resolves when /ready answers 200. @throws Error after a minute */
  ready(): Promise<void>;
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
    LOG_LEVEL: "fatal",
    ...more,
  };
  const children = new Set<ChildProcess>();
  return {
    url,
    data,
    env,
    start(role) {
      const child = spawn(process.execPath, [join(ROOT, SCRIPTS[role])], {
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
        if (performance.now() - since > 60_000) throw new Error("the server is not ready");
        await pause(10);
      }
    },
    async remove() {
      const exits = [...children].map(
        (child) => new Promise((resolve) => child.once("exit", resolve)),
      );
      for (const child of children) child.kill("SIGTERM");
      await Promise.all(exits);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
