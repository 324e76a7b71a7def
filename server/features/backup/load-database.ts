import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrate } from "../../platform/database/migrate.ts";
import { writeMigrationsUntil } from "./earlier-migrations.ts";
import { BackupError } from "./error.ts";
import type { Contents, Manifest } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import { listTables, quoteColumns, quoteTable, SCHEMAS } from "./tables.ts";
import { readPart } from "./verify-backup.ts";

export interface OpenBackup {
  store: BackupStore;
  id: string;
  manifest: Manifest;
  contents: Contents;
  identity: string;
  /** The folder with the migrations of this program. */
  migrations: string;
}

/** Logins of a new database: the server's, and the one that owns it. */
export interface NewDatabase {
  url: string;
  migratorUrl: string;
}

const describe = ({ schema, name, columns }: Contents["tables"][number]): string =>
  `${schema}.${name} (${columns.toSorted().join(", ")})`;

/** @throws BackupError when the backup has other tables or columns than the database */
const checkTables = async (client: pg.Client, { contents }: OpenBackup): Promise<void> => {
  const expected = new Set((await listTables(client)).map((t) => describe({ ...t, part: "" })));
  const other = contents.tables.find((table) => !expected.has(describe(table)));
  if (other !== undefined || expected.size !== contents.tables.length)
    throw new BackupError(
      `the backup has other tables than its migrations make${other ? ` (${other.name})` : ""}`,
    );
};

const loadTables = async (client: pg.Client, backup: OpenBackup): Promise<void> => {
  const { store, id, manifest, contents, identity } = backup;
  const rowsOf = new Map(manifest.tables.map(({ part, rows }) => [part, rows]));
  for (const table of contents.tables) {
    const rows = client.query(
      copyFrom(`copy ${quoteTable(table)} (${quoteColumns(table.columns)}) from stdin`),
    );
    const name = `${id}/${table.part}`;
    await pipeline(await readPart(store, name, identity), rows);
    if (rows.rowCount !== rowsOf.get(table.part))
      throw new BackupError(
        `${store.locate(name)} has ${rows.rowCount} rows; the manifest says ` +
          `${rowsOf.get(table.part)}`,
      );
  }
};

/** Foreign keys, with the statements that drop and add each one. */
const REFERENCES = `
  select c.conname as name,
         format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as remove,
         format('alter table %s add constraint %I %s',
                c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
   where c.contype = 'f' and n.nspname = any ($1) order by 1`;

const runAll = async (client: pg.Client, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};

/**
 * Runs `load` without triggers and references, which an owner may remove and add again: a database
 * elsewhere gives no superuser's rights. Adding a reference verifies it.
 */
const withoutChecks = async (client: pg.Client, load: () => Promise<void>): Promise<void> => {
  const references = await client.query<{ name: string; remove: string; add: string }>(REFERENCES, [
    SCHEMAS,
  ]);
  const tables = (await listTables(client)).map((table) => ({
    name: quoteTable(table),
    is_forced: table.is_forced,
  }));
  const forced = tables.filter(({ is_forced }) => is_forced);
  await runAll(client, [
    ...references.rows.map(({ remove }) => remove),
    ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
    ...forced.map(({ name }) => `alter table ${name} no force row level security`),
  ]);
  await load();
  for (const { name, add } of references.rows)
    await client.query(add).catch((error: { code?: string }) => {
      throw error.code === "23503"
        ? new BackupError(`the backup breaks the reference ${name}; nothing was restored`)
        : error;
    });
  await runAll(client, [
    ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
    ...forced.map(({ name }) => `alter table ${name} force row level security`),
  ]);
};

/** Empties all tables (migrations may insert rows), loads the backup's rows and sets sequences. */
const loadRows = async (client: pg.Client, backup: OpenBackup): Promise<void> => {
  await client.query("begin");
  await checkTables(client, backup);
  await withoutChecks(client, async () => {
    await client.query(`truncate ${backup.contents.tables.map(quoteTable).join(", ")} cascade`);
    await loadTables(client, backup);
  });
  for (const { name, last_value, is_called } of backup.contents.sequences)
    await client.query("select setval($1::regclass, $2::bigint, $3)", [
      name,
      last_value,
      is_called,
    ]);
  await client.query("commit");
  await client.query("analyze");
};

/**
 * Loads a verified backup into a new database: its migrations, its rows, then the
 * migrations that were made since. `work`: a folder that this function creates and removes.
 * @throws BackupError, DatabaseStartError
 */
export const loadDatabase = async (
  { url, migratorUrl }: NewDatabase,
  backup: OpenBackup,
  work: string,
): Promise<void> => {
  await writeMigrationsUntil(backup.manifest.migrations.count, backup.migrations, work);
  await migrate(migratorUrl, { runtimeUrl: url, folder: work });
  await rm(work, { recursive: true });
  const client = new pg.Client({
    connectionString: migratorUrl,
    application_name: "relato restore",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await loadRows(client, backup);
  } finally {
    await client.end().catch(() => undefined);
  }
  await migrate(migratorUrl, { runtimeUrl: url, folder: backup.migrations });
};
