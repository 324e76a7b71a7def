import pg from "pg";
import { listTables, quoteColumns, quoteTable } from "../features/backup/tables.ts";

/** Runs `work` on one connection, which is closed afterwards. */
export const asAdmin = async <T>(adminUrl: string, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A hash of each table's rows. */
export const hashTables = (adminUrl: string): Promise<Record<string, string>> =>
  asAdmin(adminUrl, async (client) => {
    const hashes: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), ''))
             as hash from (select ${quoteColumns(table.columns)} from ${quoteTable(table)}) t`,
      );
      hashes[`${table.schema}.${table.name}`] = rows[0]!.hash;
    }
    return hashes;
  });
