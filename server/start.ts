import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { startDatabase } from "./database-start.ts";
import { createLog } from "./platform/audit/log.ts";
import { readEnvironment } from "./platform/config/environment.ts";
import { failToStart } from "./process.ts";
import { quickenImports } from "./quick-imports.ts";

/** Starts this process as a server or as a worker; a failure is told on standard error and by the exit code. */
export const start = async (role: "serve" | "work"): Promise<void> => {
  try {
    const config = readEnvironment();
    const log = createLog(config.log_level);
    // The next start finds this one's modules compiled: half a second on a laptop.
    enableCompileCache(join(config.cache_dir, "compiled"));
    quickenImports();
    // The database comes up in its own process while this one loads the rest.
    const [database, roles] = await Promise.all([startDatabase(config, log), import("./serve.ts")]);
    await roles[role](config, log, database);
  } catch (error) {
    failToStart(error);
  }
};
