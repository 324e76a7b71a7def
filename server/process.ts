import { DatabaseStartError } from "./platform/database/home.ts";
import type { Log } from "./platform/audit/log.ts";
import { ConfigError } from "./platform/config/config.ts";

/** A configuration error, as in sysexits(3). */
const EXIT_CONFIG = 78;
const EXIT_FAILED = 1;
/** A crash, as in sysexits(3). tools/supervise.mjs restarts the server after it. */
const EXIT_CRASHED = 70;
/** A terminal's Ctrl-C arrives twice, from the terminal and from npm. A later one is intended. */
const REPEATED_WITHIN_MS = 1000;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** A sentence for the person who started the process. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  if (hasCode(error, "EADDRINUSE"))
    return (
      `Port ${(error as Error & { port?: number }).port} is taken. ` +
      "Set PORT or METRICS_PORT to another one, or end what uses it."
    );
  if (hasCode(error, "EACCES"))
    return `${(error as Error).message}. Set DATA_DIR to a folder that can be written.`;
  // The full stack is safe: no patient data has been read yet.
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Relato could not start. ${detail}`;
};

/** Prints the reason and sets the exit code. */
export const failToStart = (error: unknown): void => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = error instanceof ConfigError ? EXIT_CONFIG : EXIT_FAILED;
};

/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP and exits with 0. A second signal exits at
 * once, as does an uncaught exception: stored data is safe, memory may not be.
 */
export const stopOnSignal = (log: Log, stop: () => Promise<void>): void => {
  let since: number | null = null;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (since !== null) {
      if (performance.now() - since > REPEATED_WITHIN_MS) process.exit(EXIT_FAILED);
      return;
    }
    since = performance.now();
    log.info({ signal }, "stopping");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "shutdown failed");
        process.exit(EXIT_FAILED);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "uncaught exception");
      process.exit(EXIT_CRASHED);
    });
  }
};
