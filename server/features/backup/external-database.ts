import pg from "pg";
import type { Config } from "../../platform/config/config.ts";
import { BackupError } from "./error.ts";
import type { NewDatabase } from "./load-database.ts";

/* The database of DATABASE_URL as the place of a restoration. */

export interface ExternalDatabase extends NewDatabase {
  /** Removes what a failed restoration made. The database was empty before. */
  clear(): Promise<void>;
}

/** Everything that is not PostgreSQL's own and belongs to no extension. */
const OBJECTS = `
  with own as (
    select oid, nspname from pg_namespace
     where nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'),
  extended as (select classid, objid from pg_depend where deptype = 'e')
  select format('table %I.%I', n.nspname, c.relname) as name
    from pg_class c join own n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
     and ('pg_class'::regclass, c.oid) not in (select classid, objid from extended)
   union all
  select format('function %I.%I', n.nspname, p.proname)
    from pg_proc p join own n on n.oid = p.pronamespace
   where ('pg_proc'::regclass, p.oid) not in (select classid, objid from extended)
   order by 1 limit 1`;

/** Schemas that migrations make are dropped, the objects of `public` one by one. */
const CLEAR = `do $$ declare statement text; begin
  -- All at once: the name of a dropped object is its number.
  foreach statement in array array(
    select format('drop schema %I cascade', nspname) from pg_namespace
     where nspname in ('auth', 'installation', 'drizzle', 'pgboss')
    union all
    select format('drop %s %s cascade',
                  case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
                                 when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (
         select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'e', 'i'))
    union all
    select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select format('drop type %s cascade', t.oid::regtype) from pg_type t
     where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
       and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e'))
  loop
    begin execute statement;
    -- An earlier statement dropped it by its cascade.
    exception when undefined_table or undefined_function or undefined_object then null; end;
  end loop; end $$`;

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: "relato restore" });
  client.on("error", () => undefined);
  await client.connect().catch((error: { code?: string; message: string }) => {
    throw new BackupError(
      `the database of DATABASE_URL cannot be reached (${error.code ?? error.message})`,
    );
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * The database of DATABASE_URL; null if it is not set.
 * @throws BackupError when the database is not empty
 */
export const openExternalDatabase = async (
  config: Pick<Config, "database_url" | "database_migrator_url">,
): Promise<ExternalDatabase | null> => {
  const { database_url: url, database_migrator_url: migratorUrl = url } = config;
  if (url === undefined || migratorUrl === undefined) return null;
  await withClient(migratorUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(OBJECTS);
    if (rows[0] !== undefined)
      throw new BackupError(
        `the database ${client.database} of DATABASE_URL is not empty (${rows[0].name}); ` +
          "create another database and name it in DATABASE_URL",
      );
  });
  const clear = () => withClient(migratorUrl, async (client) => void (await client.query(CLEAR)));
  return { url, migratorUrl, clear };
};
