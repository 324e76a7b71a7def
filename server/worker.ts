import { boot, startJobs } from "./boot.ts";
import { createLog } from "./platform/audit/log.ts";
import type { Config } from "./platform/config/config.ts";
import { readEnvironment } from "./platform/config/environment.ts";
import { failToStart, stopOnSignal } from "./process.ts";

/*
 * Works on jobs without serving: beside a server with JOBS_IN_PROCESS=false, or beside any other to work faster. It must see the
 * same DATABASE_URL (or DATA_DIR, whose embedded server it shares) and the same files.
 */

const work = async (config: Config): Promise<void> => {
  const log = createLog(config.log_level);
  const { deps, stop } = await boot(config, log);
  const stopSweep = await startJobs(deps);
  stopOnSignal(log, async () => {
    stopSweep();
    await stop();
  });
  console.log("Relato's worker is ready. Ctrl-C ends it.");
};

try {
  await work(readEnvironment());
} catch (error) {
  failToStart(error);
}
