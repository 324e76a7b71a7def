import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import {
  createDatabase,
  type Database,
  type DatabaseOptions,
} from "../platform/database/database.ts";
import { BOOTED_TEMPLATE, onDatabase } from "./template.ts";

export interface TestDatabase {
  db: Database;
  /** The application's login. */
  url: string;
  /** The login that owns the tables. */
  migratorUrl: string;
  /** The superuser, which bypasses the policies. */
  adminUrl: string;
  drop(): Promise<void>;
}

/**
 * A migrated, empty database for a test file: `beforeAll(createTestDatabase)`, `afterAll(drop)`.
 */
export const createTestDatabase = (options?: DatabaseOptions): Promise<TestDatabase> =>
  cloneTemplate("relato", options);

/** A database on which the application has started before. */
export const createBootedDatabase = (): Promise<TestDatabase> => cloneTemplate(BOOTED_TEMPLATE);

async function cloneTemplate(template: string, options?: DatabaseOptions): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const adminUrl = inject("databaseAdminUrl");
  if (adminUrl === undefined)
    throw new Error("no test database: run vitest with -c server/vitest.config.ts");
  await once(adminUrl, `create database ${name} template ${template} owner relato_migrator`);
  const url = onDatabase(inject("databaseTemplateUrl"), name);
  const db = createDatabase(url, options);
  return {
    db,
    url,
    migratorUrl: onDatabase(inject("databaseMigratorUrl"), name),
    adminUrl: onDatabase(adminUrl, name),
    async drop() {
      await db.close();
      await once(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A database without tables, for a restoration. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, "db">> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const adminUrl = inject("databaseAdminUrl");
  await once(adminUrl, `create database ${name} owner relato_migrator`);
  return {
    url: onDatabase(inject("databaseTemplateUrl"), name),
    migratorUrl: onDatabase(inject("databaseMigratorUrl"), name),
    adminUrl: onDatabase(adminUrl, name),
    drop: () => once(adminUrl, `drop database ${name} with (force)`),
  };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
