import { describeFoundServers, describeInstallation } from "./announce.ts";
import { createApp } from "./app.ts";
import { boot, startJobs } from "./boot.ts";
import type { RunningDatabase } from "./database-start.ts";
import type { Deps } from "./deps.ts";
import type { Log } from "./platform/audit/log.ts";
import type { Config } from "./platform/config/config.ts";
import { type MetricsServer, startMetricsServer } from "./platform/metrics/metrics-server.ts";
import { stopOnSignal } from "./process.ts";
import { findServers } from "./providers/writer/found-servers.ts";

/** How long open requests may finish before their connections are closed. */
const REQUESTS_GRACE_MS = 5000;

/** For the person who started it. The log goes to standard error. */
const tell = (text: string): void => {
  process.stdout.write(text);
};

/** Starts an engine process in the background, so that the first doctor does not wait for it. */
const warmEngine = ({ engine, log }: Deps): void => {
  engine
    .warm()
    .catch((error: unknown) => log.warn({ err: error }, "engine process failed to start"));
};

/** If no model is configured, searches this machine for model servers and prints them. */
const announceServers = async ({ config, log, findModelWriter }: Deps): Promise<void> => {
  if ((await findModelWriter()) !== null) return;
  const servers = await findServers(config.writer_search);
  const found = describeFoundServers(servers);
  if (found === null) return;
  log.info({ servers: servers.map(({ kind, url }) => ({ kind, url })) }, "model servers found");
  tell(found);
};

/** Serves, and works on jobs if configured. @throws Error when it cannot start */
export const serve = async (config: Config, log: Log, database: RunningDatabase): Promise<void> => {
  const { deps, stop } = await boot(config, log, database);
  const app = createApp(deps);
  let metricsServer: MetricsServer | undefined;
  try {
    metricsServer = await startMetricsServer(config, deps.metrics, log);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await metricsServer?.close();
    await app.close();
    await stop();
    throw error;
  }
  await database.copy?.removeOld();
  warmEngine(deps);
  const stopSweep = config.jobs_in_process ? await startJobs(deps) : async () => {};
  stopOnSignal(log, async () => {
    await stopSweep();
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_GRACE_MS);
    await app.close();
    clearTimeout(cut);
    await metricsServer?.close();
    await stop();
  });
  // PORT=0 chooses a free port (tests).
  const listening = app.server.address();
  const port = typeof listening === "object" && listening !== null ? listening.port : config.port;
  tell(await describeInstallation(deps, config.base_url.replace(/:0$/, `:${port}`)));
  announceServers(deps).catch((error: unknown) =>
    log.warn({ err: error }, "search for model servers failed"),
  );
};

/** Works on jobs without serving. */
export const work = async (config: Config, log: Log, database: RunningDatabase): Promise<void> => {
  const { deps, stop } = await boot(config, log, database);
  let metricsServer: MetricsServer;
  try {
    metricsServer = await startMetricsServer(config, deps.metrics, log);
  } catch (error) {
    await stop();
    throw error;
  }
  warmEngine(deps);
  const stopSweep = await startJobs(deps);
  stopOnSignal(log, async () => {
    await stopSweep();
    await metricsServer.close();
    await stop();
  });
  tell("Relato's worker is ready. Ctrl-C ends it.\n");
};
