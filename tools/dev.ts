import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./check/sources.ts";

/*
 * Starts the server, which restarts when its files change, and vite on http://localhost:5173, which
 * forwards /api to the server. If one process exits, the other is stopped.
 */

// The server answers forms and secure links with built pages, which vite does not serve.
if (!existsSync(join(ROOT, "web/dist")))
  spawnSync(process.execPath, [join(ROOT, "tools/web.ts")], { stdio: "inherit" });

const port = process.env["PORT"] ?? "3000";
const env = {
  ...process.env,
  PORT: port,
  BASE_URL: process.env["BASE_URL"] ?? "http://localhost:5173",
  RELATO_API: `http://localhost:${port}`,
};

const run = (...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit", env });

const children = [
  run("--watch-preserve-output", "--watch", join(ROOT, "server/main.ts")),
  run(join(ROOT, "node_modules/vite/bin/vite.js"), "--config", join(ROOT, "web/vite.config.ts")),
];

const stop = (): void => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
