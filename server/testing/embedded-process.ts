import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { startEmbedded } from "../platform/database/embedded.ts";

/** Sent by the process when it uses the embedded database. */
export interface Started {
  url: string;
  migratorUrl: string;
  shared: boolean;
  pid: number | null;
}

export interface EmbeddedProcess extends Started {
  process: ChildProcess;
  /** Stops gracefully. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

/** Uses the embedded database of `dataDir` in another process, so that a test can kill it. */
export async function forkEmbedded(dataDir: string): Promise<EmbeddedProcess> {
  const child = fork(import.meta.filename, [dataDir], { execArgv: [] });
  const [started] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) =>
      Promise.reject(new Error(`the process ended with ${code}`)),
    ),
  ])) as [Started];
  const ended = once(child, "exit");
  return {
    ...started,
    process: child,
    async stop() {
      if (child.connected) child.send("stop");
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

if (process.argv[1] === import.meta.filename && process.send) {
  const embedded = await startEmbedded({ dataDir: process.argv[2] ?? "" });
  const { url, migratorUrl, shared } = embedded;
  const started: Started = { url, migratorUrl, shared, pid: embedded.pid() };
  process.send(started);
  process.once("message", () => void embedded.stop().then(() => process.disconnect()));
}
