import pg from "pg";

/** The job queue is not copied: sweeps find the rows whose job is missing. */
export const SCHEMAS = ["public", "auth", "installation"] as const;
export type SchemaName = (typeof SCHEMAS)[number];

export interface Table {
  schema: SchemaName;
  name: string;
  /** Without generated ones. */
  columns: string[];
  /** Whether row-level security applies to its owner too. */
  is_forced: boolean;
  /** Whether relato_system may read every row. */
  is_open_to_system: boolean;
}

/** All tables of the installation, without the job queue's. */
export const listTables = async (client: pg.Client): Promise<Table[]> =>
  (
    await client.query<Table>(
      `select n.nspname as schema, c.relname as name,
              c.relrowsecurity and c.relforcerowsecurity as is_forced,
              exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive
                         and p.polcmd in ('r', '*')
                         and pg_get_expr(p.polqual, p.polrelid) = 'true'
                         and to_regrole('relato_system') = any (p.polroles))
                and not exists (select from pg_policy p
                                 where p.polrelid = c.oid and not p.polpermissive
                                   and p.polcmd in ('r', '*')
                                   and (0 = any (p.polroles)
                                        or to_regrole('relato_system') = any (p.polroles)))
                as is_open_to_system,
              array(select a.attname::text from pg_attribute a
                     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                       and a.attgenerated = '' order by a.attnum) as columns
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname = any ($1)
        order by n.nspname, c.relname`,
      [SCHEMAS],
    )
  ).rows;

/** The names of all sequences, quoted for SQL. */
export const listSequences = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'S' and n.nspname = any ($1) order by 1`,
      [SCHEMAS],
    )
  ).rows.map(({ name }) => name);

export const quoteTable = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const quoteColumns = (columns: readonly string[]): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(", ");
