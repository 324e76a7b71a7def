import { mkdtemp, rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../platform/database/embedded.ts";
import { migrate } from "../platform/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's URL of the shared server; its database `relato` is the migrated template. */
    databaseAdminUrl: string;
    databaseTemplateUrl: string;
    databaseMigratorUrl: string;
  }
}

/** Starts one embedded server for the whole run; `createTestDatabase` clones its database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not os.tmpdir(): as root the database runs under another account, which must reach the folder.
  const dataDir = await mkdtemp("/tmp/relato-test-");
  const embedded = await startEmbedded({ dataDir });
  await migrate(embedded.migratorUrl, { runtimeUrl: embedded.url });
  const admin = new pg.Client({ connectionString: embedded.adminUrl });
  await admin.connect();
  // Cloning fails while a connection to the template is open.
  await admin.query("alter database relato with allow_connections false is_template true");
  await admin.end();
  project.provide("databaseAdminUrl", embedded.adminUrl);
  project.provide("databaseTemplateUrl", embedded.url);
  project.provide("databaseMigratorUrl", embedded.migratorUrl);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
