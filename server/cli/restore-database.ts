import { createLog } from "../platform/audit/log.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { startEmbedded } from "../platform/database/embedded.ts";
import { DatabaseStartError } from "../platform/database/home.ts";
import { restoreMigrationCopy } from "../platform/database/migration-copy.ts";
import { parseCommand, usageOf } from "./command-line.ts";
import { CliError } from "./error.ts";

/** `npm run relato -- restore-database`: undoes the last migration of the embedded database. */
export const restoreDatabase = async (args: string[]): Promise<void> => {
  const { operands } = parseCommand("restore-database", args);
  if (operands.length > 0) throw new CliError(usageOf("restore-database"));
  const config = readEnvironment();
  if (config.database_url !== undefined)
    throw new CliError(
      "DATABASE_URL is set: that database has no copy here; restore your own backup",
    );
  const log = createLog("warn");
  // Not boot, which would migrate again.
  const embedded = await startEmbedded({
    dataDir: config.data_dir,
    log: (message) => log.info({ part: "database" }, message),
  });
  try {
    if (!(await restoreMigrationCopy(embedded.adminUrl)))
      throw new CliError("there is no copy: the last start needed no migration");
    process.stdout.write(
      "The database is as before the last migration. Start the older program now.\n",
    );
  } catch (error) {
    throw error instanceof DatabaseStartError ? new CliError(error.message) : error;
  } finally {
    await embedded.stop();
  }
};
