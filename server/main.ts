import { describeInstallation } from "./announce.ts";
import { createApp } from "./app.ts";
import { boot, startJobs } from "./boot.ts";
import { createLog } from "./platform/audit/log.ts";
import type { Config } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/environment.ts";
import { failToStart, stopOnSignal } from "./process.ts";

/** How long requests in flight may take to end before their connections are cut. */
const REQUESTS_GRACE_MS = 5000;

const serve = async (config: Config): Promise<void> => {
  const log = createLog(config.log_level);
  const { deps, stop } = await boot(config, log);
  const app = createApp(deps);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await stop();
    throw error;
  }
  const stopSweep = config.jobs_in_process ? await startJobs(deps) : () => {};
  stopOnSignal(log, async () => {
    stopSweep();
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_GRACE_MS);
    await app.close();
    clearTimeout(cut);
    await stop();
  });
  // PORT=0 takes any free port (tests).
  const listening = app.server.address();
  const port = typeof listening === "object" && listening !== null ? listening.port : config.port;
  console.log(await describeInstallation(deps, config.base_url.replace(/:0$/, `:${port}`)));
};

try {
  await serve(readEnvironment());
} catch (error) {
  failToStart(error);
}
