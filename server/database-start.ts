import type { Log } from "./platform/audit/log.ts";
import type { Config } from "./platform/config/config.ts";
import { type PhysicalDatabase, startEmbedded } from "./platform/database/embedded.ts";
import { createMigrationCopy, type MigrationCopy } from "./platform/database/migration-copy.ts";

export interface RunningDatabase {
  url: string;
  /** The login that owns the database. */
  migratorUrl: string;
  /** The login that reads every row, for backups. */
  backupUrl: string;
  /** The embedded database, whose files can be copied. */
  physical?: PhysicalDatabase;
  /** Of the embedded database. Other databases have the backups of their administrator. */
  copy?: MigrationCopy;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one. @throws DatabaseStartError */
export const startDatabase = async (config: Config, log: Log): Promise<RunningDatabase> => {
  if (config.database_url !== undefined) {
    const url = config.database_url;
    const migratorUrl = config.database_migrator_url ?? url;
    const backupUrl = config.database_backup_url ?? migratorUrl;
    return { url, migratorUrl, backupUrl, stop: () => Promise.resolve() };
  }
  const embedded = await startEmbedded({
    dataDir: config.data_dir,
    log: (message) => log.info({ part: "database" }, message),
  });
  return { ...embedded, physical: embedded, copy: createMigrationCopy(embedded.adminUrl) };
};
