import { mkdtemp, rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../platform/database/embedded.ts";
import { migrate } from "../platform/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The superuser's URL of the server that this run of vitest shares; its database `relato` is the migrated template. */
    databaseAdminUrl: string;
    databaseTemplateUrl: string;
  }
}

/** One embedded server for the whole run, in a folder of its own; `createTestDatabase` clones its migrated database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not os.tmpdir(): as root the database runs as another account, which must be able to reach the folder.
  const dataDir = await mkdtemp("/tmp/relato-test-");
  const embedded = await startEmbedded({ dataDir });
  await migrate(embedded.url);
  const admin = new pg.Client({ connectionString: embedded.adminUrl });
  await admin.connect();
  // Nobody may connect to the template any more: a clone fails while somebody does.
  await admin.query("alter database relato with allow_connections false is_template true");
  await admin.end();
  project.provide("databaseAdminUrl", embedded.adminUrl);
  project.provide("databaseTemplateUrl", embedded.url);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
