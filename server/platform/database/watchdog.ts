import { spawn } from "node:child_process";
import { constants, openSync, readSync } from "node:fs";
import { lstat, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { CHILD_ENV, DatabaseStartError, type Home, run } from "./home.ts";
import { ignore } from "../files/durable.ts";

/**
 * Blocks until the pipe closes, then stops the server if postmaster.pid still names a server of
 * this folder.
 */
const WATCHDOG = `
while read -r _; do :; done < "$1/alive"
read -r pid < "$1/data/postmaster.pid" || exit 0
command=$(tr '\\0' ' ' < "/proc/$pid/cmdline" 2>/dev/null || ps -p "$pid" -ww -o command=)
case "$command" in *"$1/data"*) kill -INT "$pid" ;; esac
`;

/** Opens the pipe for writing and starts a watchdog that reads it. Returns the file descriptor. */
export async function holdAlive(home: Home): Promise<number> {
  const found = await lstat(home.alive).catch(ignore("ENOENT"));
  if (!found?.isFIFO()) {
    await rm(home.alive, { force: true });
    await run(home.account, home.root, "mkfifo", ["-m", "600", home.alive]).catch(async (error) => {
      if (!(await lstat(home.alive)).isFIFO()) throw error;
    });
  }
  for (let waited = 0; waited < 10_000; waited += 5) {
    try {
      return openSync(home.alive, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      // ENXIO: the pipe has no reader.
      ignore("ENXIO")(error);
      if (waited === 0) startWatchdog(home);
      await sleep(5);
    }
  }
  throw new DatabaseStartError("The database's watchdog (/bin/sh) cannot start.");
}

function startWatchdog(home: Home): void {
  const watchdog = spawn("/bin/sh", ["-c", WATCHDOG, "relato-watchdog", home.cluster], {
    ...home.account,
    cwd: "/",
    env: CHILD_ENV,
    detached: true,
    stdio: "ignore",
  });
  // The loop above notices that the pipe has no reader.
  watchdog.on("error", () => {});
  watchdog.unref();
}

/** Whether no process holds the pipe open for writing. */
export function isAtEnd(reader: number): boolean {
  try {
    return readSync(reader, Buffer.alloc(1)) === 0;
  } catch (error) {
    ignore("EAGAIN")(error);
    return false;
  }
}
