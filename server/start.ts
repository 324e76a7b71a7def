import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { startDatabase } from "./database-start.ts";
import { createLog } from "./platform/audit/log.ts";
import { readEnvironment } from "./platform/config/environment.ts";
import { failToStart } from "./process.ts";
import { quickenImports } from "./quick-imports.ts";

/** Runs this process as a server or a worker. */
export const start = async (role: "serve" | "work"): Promise<void> => {
  try {
    const config = readEnvironment();
    const log = createLog(config.log_level);
    // Caches compiled modules: saves half a second of the next start on a laptop.
    enableCompileCache(join(config.cache_dir, "compiled"));
    quickenImports();
    // The database starts in its own process while this one loads the other modules.
    const [database, roles] = await Promise.all([startDatabase(config, log), import("./serve.ts")]);
    await roles[role](config, log, database);
  } catch (error) {
    failToStart(error);
  }
};
