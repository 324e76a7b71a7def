import { pipeline, type Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { KEYS_OF_ROWS } from "../upkeep/find-orphans.ts";
import { BackupError } from "./error.ts";
import type { Contents, Manifest } from "./manifest.ts";
import { listSequences, listTables, quoteColumns, quoteTable, type Table } from "./tables.ts";

export interface DatabaseCopy extends Pick<Manifest, "migrations" | "tables" | "audit_heads"> {
  contents: Pick<Contents, "tables" | "sequences">;
  /** Of the files that rows reference. */
  keys: string[];
  /** The first file of the newest document with sound; null when there is none. */
  sample: string | null;
}

/** Writes one part of the backup. */
type WritePart = (name: string, content: Readable) => Promise<void>;

/** The text of COPY depends on them. */
const FORMATS = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'`;

const readsEverything = async (client: pg.Client): Promise<boolean> =>
  (
    await client.query<{ reads: boolean }>(
      "select rolsuper or rolbypassrls as reads from pg_roles where rolname = current_user",
    )
  ).rows[0]?.reads === true;

/**
 * Row-level security must never hide rows from the copy. A login that bypasses it makes PostgreSQL
 * refuse a filtered read. Another one reads forced tables as relato_system, to which all rows are
 * visible.
 */
const createReader = async (client: pg.Client) => {
  const isBackupRole = await readsEverything(client);
  if (isBackupRole) await client.query("set local row_security = off");
  return async <T>(tables: readonly Table[], read: () => Promise<T>): Promise<T> => {
    if (isBackupRole || tables.every(({ is_forced }) => !is_forced)) return read();
    const hidden = tables.find((table) => table.is_forced && !table.is_open_to_system);
    if (hidden !== undefined)
      throw new BackupError(
        `this login cannot read all rows of ${hidden.name}; set DATABASE_BACKUP_URL to a login ` +
          "with pg_read_all_data and BYPASSRLS",
      );
    await client.query("set local role relato_system");
    const result = await read();
    await client.query("set local role none");
    return result;
  };
};

const readMigrations = async (client: pg.Client): Promise<Manifest["migrations"]> => {
  const { rows } = await client.query<{ count: number; last: string | null }>(
    "select count(*)::int as count, max(created_at) as last from drizzle.__drizzle_migrations",
  );
  const { count = 0, last = null } = rows[0] ?? {};
  if (last === null) throw new BackupError("the database has no tables yet; start Relato once");
  return { count, last: Number(last) };
};

const readSequences = async (client: pg.Client): Promise<Contents["sequences"]> => {
  const sequences: Contents["sequences"] = [];
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    );
    sequences.push({ name, ...rows[0]! });
  }
  return sequences;
};

/** Of the files that rows reference. */
export const readKeys = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ key: string }>(`select distinct key from (${KEYS_OF_ROWS}) k order by key`)
  ).rows.map(({ key }) => key);

/** A database of an earlier release, which is backed up before its update, has no such table. */
const readAuditHeads = async (client: pg.Client): Promise<Manifest["audit_heads"]> =>
  (
    await client.query<{ chain: string; seq: string; hash: string }>(
      `select encode(sha256(convert_to(medico_id, 'UTF8')), 'hex') as chain, seq::text, hash
         from audit_heads order by chain`,
    )
  ).rows;

const findSample = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<{ key: string }>(
    `select s.storage_key as key
       from documentos d join gravacoes g on g.consulta_id = d.consulta_id
            join gravacao_segmentos s on s.gravacao_id = g.id
      order by d.created_at desc, d.id, s.track, s.ordinal limit 1`,
  );
  return rows[0]?.key ?? null;
};

/**
 * Copies all rows of one snapshot, table by table. `client` has no open transaction.
 * @throws BackupError when the login does not see every row
 */
export const copyDatabase = async (
  client: pg.Client,
  writePart: WritePart,
): Promise<DatabaseCopy> => {
  await client.query(`begin isolation level repeatable read read only; ${FORMATS}`);
  const reading = await createReader(client);
  const migrations = await readMigrations(client);
  const all = await listTables(client);
  const copy: DatabaseCopy = {
    migrations,
    tables: [],
    contents: { tables: [], sequences: await readSequences(client) },
    keys: await reading(all, () => readKeys(client)),
    sample: await reading(all, () => findSample(client)),
    ...(all.some(({ name }) => name === "audit_heads") && {
      audit_heads: await reading(all, () => readAuditHeads(client)),
    }),
  };
  for (const table of all) {
    const { schema, name, columns } = table;
    const part = `${schema}.${name}.age`;
    await reading([table], async () => {
      const rows = client.query(
        copyTo(`copy ${quoteTable(table)} (${quoteColumns(columns)}) to stdout`),
      );
      // An error of `rows` destroys the compressed stream, which `writePart` reports.
      await writePart(
        part,
        pipeline(rows, createGzip(), () => undefined),
      );
      copy.tables.push({ table: `${schema}.${name}`, part, rows: rows.rowCount });
    });
    copy.contents.tables.push({ schema, name, columns, part });
  }
  await client.query("commit");
  return copy;
};
