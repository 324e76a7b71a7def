import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { DatabaseStartError } from "./home.ts";
import { checkRuntime, grantRuntime } from "./roles.ts";
import type { MigrationCopy } from "./migration-copy.ts";

/** The migrations of this program. */
export const MIGRATIONS = join(import.meta.dirname, "../../migrations");
/** A fixed number: each process that migrates this database takes this lock. */
const LOCK = 7_322_864_001;

const ROLES_SQL = `CREATE ROLE relato_user NOLOGIN;
CREATE ROLE relato_system NOLOGIN;
GRANT relato_user, relato_system TO "LOGIN" WITH INHERIT FALSE, SET TRUE;`;

export interface MigrateOptions {
  /** The login that the server uses; by default the one that migrates. */
  runtimeUrl?: string;
  /** Kept before a database that is in use is migrated. */
  copy?: Pick<MigrationCopy, "keep"> | undefined;
  /** Default: the migrations of this program. */
  folder?: string;
}

/**
 * Migrates the database at `url`, as its owner, and grants the runtime login its rights. Other
 * processes wait. Repeating it is safe.
 * @throws DatabaseStartError when the server or a login does not fit, or a newer program has
 * migrated the database
 */
export async function migrate(
  url: string,
  { runtimeUrl = url, copy, folder = MIGRATIONS }: MigrateOptions = {},
): Promise<void> {
  if (copy !== undefined && (await isInUseAndOld(url, folder))) await copy.keep();
  await withClient(url, async (client) => {
    await checkServer(client);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await readApplied(client, folder);
    await ensureRoles(client);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    if (runtimeUrl === url) return;
    const runtime = await withClient(runtimeUrl, checkRuntime);
    await grantRuntime(client, runtime);
    await withClient(runtimeUrl, ensureRoles);
  });
}

/** The copy needs that no connection to the database is open, so this one is closed before. */
const isInUseAndOld = (url: string, folder: string): Promise<boolean> =>
  withClient(url, async (client) => {
    await checkServer(client);
    const { applied, last } = await readApplied(client, folder);
    return applied !== null && applied < last;
  });

/**
 * When the newest applied migration and the last one of `folder` were made (milliseconds). Null for
 * a new database.
 * @throws DatabaseStartError when this program does not know the newest one
 */
const readApplied = async (
  client: pg.Client,
  folder: string,
): Promise<{ applied: number | null; last: number }> => {
  const last = Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(madeAt));
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (tables[0]?.found !== true) return { applied: null, last };
  const { rows } = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  const newest = rows[0]?.newest ?? null;
  const applied = newest === null ? null : Number(newest);
  if (applied !== null && applied > last)
    throw new DatabaseStartError(
      "The database was migrated by a newer Relato " +
        `(${new Date(applied).toISOString().slice(0, 10)}, this one knows migrations until ` +
        `${new Date(last).toISOString().slice(0, 10)}). Start the newer program. ` +
        "Nothing was changed.",
    );
  return { applied, last };
};

const madeAt = ({ folderMillis }: { folderMillis: number }): number => folderMillis;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "relato migrate" });
  await client.connect().catch((error: { code?: string; message: string }) => {
    const { host, port, database } = client;
    const place = `${database} on ${host}${host.startsWith("/") ? "" : `:${port}`}`;
    throw new DatabaseStartError(
      `The database ${place} cannot connect: ${error.code ?? error.message}.`,
    );
  });
  try {
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{
    version: string;
    number: number;
    login: string;
    unfit: boolean;
  }>(
    `select current_setting('server_version') as version,
            current_setting('server_version_num')::int as number,
            current_user as login, rolsuper or rolbypassrls as unfit
       from pg_roles where rolname = current_user`,
  );
  const server = rows[0]!;
  if (server.number < 180_000)
    throw new DatabaseStartError(
      `DATABASE_URL leads to PostgreSQL ${server.version}; Relato needs 18 or newer.`,
    );
  if (server.unfit)
    throw new DatabaseStartError(
      `DATABASE_URL logs in as ${server.login}, a superuser or a role with BYPASSRLS, ` +
        "to which row-level security does not apply. Use another login that owns the database: " +
        "CREATE ROLE relato LOGIN PASSWORD '…'; CREATE DATABASE relato OWNER relato;",
    );
}

/**
 * The login may assume the two group roles and does not inherit from them. They are created here if
 * the login may create roles.
 */
async function ensureRoles(client: pg.Client): Promise<void> {
  if (await rolesFit(client)) return;
  const { rows } = await client.query<{ login: string }>(
    "select quote_ident(current_user) as login",
  );
  const login = rows[0]!.login;
  const statements = ROLES_SQL.replace('"LOGIN"', login);
  try {
    for (const statement of statements.split("\n")) {
      const role = /^CREATE ROLE (\w+)/.exec(statement)?.[1];
      const found =
        role && (await client.query("select 1 from pg_roles where rolname = $1", [role])).rowCount;
      if (!found) await client.query(statement);
    }
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
  }
  if (!(await rolesFit(client)))
    throw new DatabaseStartError(
      `The database login ${login} needs two group roles and may not make them. ` +
        `Ask an administrator to run:\n${statements}`,
    );
}

async function rolesFit(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ fit: boolean }>(
    `select count(*) = 2 and bool_and(pg_has_role(current_user, oid, 'SET')
              and not pg_has_role(current_user, oid, 'USAGE')) as fit
       from pg_roles
      where rolname in ('relato_user', 'relato_system') and not rolsuper and not rolbypassrls`,
  );
  return rows[0]!.fit;
}
