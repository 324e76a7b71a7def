import type { Log } from "./platform/audit/log.ts";
import type { Config } from "./platform/config/config.ts";
import { startEmbedded } from "./platform/database/embedded.ts";

export interface RunningDatabase {
  url: string;
  /** The login that owns the database. */
  migratorUrl: string;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one. @throws DatabaseStartError */
export const startDatabase = async (config: Config, log: Log): Promise<RunningDatabase> => {
  if (config.database_url !== undefined) {
    const url = config.database_url;
    const migratorUrl = config.database_migrator_url ?? url;
    return { url, migratorUrl, stop: () => Promise.resolve() };
  }
  return startEmbedded({
    dataDir: config.data_dir,
    log: (message) => log.info({ part: "database" }, message),
  });
};
