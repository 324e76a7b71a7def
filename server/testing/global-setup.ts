import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { boot } from "../boot.ts";
import { createLog } from "../platform/audit/log.ts";
import { readConfig } from "../platform/config/config.ts";
import { type Embedded, startEmbedded } from "../platform/database/embedded.ts";
import { migrate } from "../platform/database/migrate.ts";
import { BOOTED_TEMPLATE, onDatabase } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's URL of the shared server; its database `relato` is the migrated template. */
    databaseAdminUrl: string;
    databaseTemplateUrl: string;
    databaseMigratorUrl: string;
  }
}

/** Stores what the first start of the application does: its templates and the job queues. */
const bootOnce = async (embedded: Embedded, folder: string): Promise<void> => {
  const config = readConfig({
    DATABASE_URL: onDatabase(embedded.url, BOOTED_TEMPLATE),
    DATABASE_MIGRATOR_URL: onDatabase(embedded.migratorUrl, BOOTED_TEMPLATE),
    DATA_DIR: folder,
    CACHE_DIR: folder,
    BACKUP_TO: "none",
  });
  const { stop } = await boot(config, createLog("fatal"));
  await stop();
};

/** Starts one embedded server for the whole run; `createTestDatabase` clones its database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not os.tmpdir(): as root the database runs under another account, which must reach the folder.
  const dataDir = await mkdtemp("/tmp/relato-test-");
  // Each file drops its database, which syncs all others. No test survives a crash of this server.
  const settings = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };
  const embedded = await startEmbedded({ dataDir, settings });
  await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
  const admin = new pg.Client({ connectionString: embedded.adminUrl });
  await admin.connect();
  await admin.query(`create database ${BOOTED_TEMPLATE} template relato owner relato_migrator`);
  await bootOnce(embedded, join(dataDir, "booted"));
  // Cloning fails while a connection to the template is open.
  for (const name of ["relato", BOOTED_TEMPLATE])
    await admin.query(`alter database ${name} with allow_connections false is_template true`);
  await admin.end();
  project.provide("databaseAdminUrl", embedded.adminUrl);
  project.provide("databaseTemplateUrl", embedded.url);
  project.provide("databaseMigratorUrl", embedded.migratorUrl);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
