import type pg from "pg";

/** Every table of the application's schema. */
export async function listTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f', 'm', 'v')
      order by 1`,
  );
  return rows.map(({ name }) => name);
}
