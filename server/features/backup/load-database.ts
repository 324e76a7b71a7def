import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrate } from "../../platform/database/migrate.ts";
import { writeMigrationsUntil } from "./earlier-migrations.ts";
import { BackupError } from "./error.ts";
import type { Contents, Manifest } from "./manifest.ts";
import { listTables, quoteColumns, quoteTable, SCHEMAS } from "./tables.ts";
import { readPart } from "./verify-backup.ts";

export interface OpenBackup {
  /** The backup's own folder. */
  path: string;
  manifest: Manifest;
  contents: Contents;
  identity: string;
  /** The folder with the migrations of this program. */
  migrations: string;
}

/** Logins of a new embedded database. */
export interface NewDatabase {
  url: string;
  migratorUrl: string;
  adminUrl: string;
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
  const { path, manifest, contents, identity } = backup;
  const rowsOf = new Map(manifest.tables.map(({ part, rows }) => [part, rows]));
  for (const table of contents.tables) {
    const rows = client.query(
      copyFrom(`copy ${quoteTable(table)} (${quoteColumns(table.columns)}) from stdin`),
    );
    await pipeline(await readPart(join(path, table.part), identity), rows);
    if (rows.rowCount !== rowsOf.get(table.part))
      throw new BackupError(
        `${join(path, table.part)} has ${rows.rowCount} rows; the manifest says ` +
          `${rowsOf.get(table.part)}`,
      );
  }
};

/** One query per foreign key: how many rows reference a row that does not exist. */
const REFERENCES = `
  select c.conname as name, format(
      'select count(*)::int as broken from %s c
        where %s and not exists (select from %s p where %s)',
      c.conrelid::regclass,
      (select string_agg(format('c.%I is not null', a.attname), ' and ')
         from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k),
      c.confrelid::regclass,
      (select string_agg(format('c.%I = p.%I', a.attname, b.attname), ' and ')
         from unnest(c.conkey, c.confkey) k(own, other)
              join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
              join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other)) as text
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
   where c.contype = 'f' and n.nspname = any ($1)`;

/** Rows are loaded without triggers, which also check references. */
const checkReferences = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; text: string }>(REFERENCES, [SCHEMAS]);
  for (const { name, text } of rows) {
    const found = await client.query<{ broken: number }>(text);
    if (found.rows[0]?.broken !== 0)
      throw new BackupError(`the backup breaks the reference ${name}; nothing was restored`);
  }
};

/** Empties all tables (migrations may insert rows), loads the backup's rows and sets sequences. */
const loadRows = async (client: pg.Client, backup: OpenBackup): Promise<void> => {
  await client.query("begin; set local session_replication_role = replica");
  await checkTables(client, backup);
  await client.query(`truncate ${backup.contents.tables.map(quoteTable).join(", ")} cascade`);
  await loadTables(client, backup);
  await checkReferences(client);
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
 * Loads a verified backup into a new embedded database: its migrations, its rows, then the
 * migrations that were made since. `work`: a folder that this function creates and removes.
 * @throws BackupError, DatabaseStartError
 */
export const loadDatabase = async (
  { url, migratorUrl, adminUrl }: NewDatabase,
  backup: OpenBackup,
  work: string,
): Promise<void> => {
  await writeMigrationsUntil(backup.manifest.migrations.count, backup.migrations, work);
  await migrate(migratorUrl, { runtimeUrl: url, folder: work });
  await rm(work, { recursive: true });
  const admin = new URL(adminUrl);
  admin.pathname = "/relato";
  const client = new pg.Client({
    connectionString: admin.href,
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
