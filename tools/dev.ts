import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./check/sources.ts";

/*
 * The server, started anew when its files change, and vite before it: type to http://localhost:5173, which passes /api on.
 * One that ends by itself ends the other.
 */
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
