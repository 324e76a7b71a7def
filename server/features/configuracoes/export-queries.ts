import type { Tx } from "../../platform/database/database.ts";

/** Tables that say nothing of the doctor: what was sent to their screen, and what is read by nobody but the machine. */
const LEFT_OUT = ["calendar_feeds", "events", "live_segments"];
const PAGE = 100;

export interface ExportTable {
  name: string;
  /** Columns of the primary key. */
  key: string[];
}

/** Every table that holds rows of doctors, as the database knows them: a new feature's table comes along by itself. */
export const listExportTables = (tx: Tx): Promise<ExportTable[]> =>
  tx.query<ExportTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
       from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        and has_table_privilege(c.oid, 'select') and c.relname <> all($1)
      group by c.relname order by c.relname`,
    [LEFT_OUT],
  );

/** The doctor's next rows of a table, behind the row whose key is `after`; the system's templates are nobody's data. */
export const listExportRows = (
  tx: Tx,
  { name, key }: ExportTable,
  after: string,
): Promise<{ key: string; row: object }[]> => {
  // Names come from the catalogue, above.
  const id = key.map((column) => `t."${column}"::text`).join(" || ' ' || ");
  return tx.query(
    `select ${id} as key, to_jsonb(t) as row from "${name}" t
      where ${id} > $1 ${name === "modelos_anamnese" ? "and not is_global" : ""}
      order by ${id} limit ${PAGE}`,
    [after],
  );
};

export interface ExportDocument {
  id: string;
  consulta_id: string;
  kind: string;
  created_at: string;
}

/** The documents that have been written, without what they say. */
export const listExportDocuments = (tx: Tx): Promise<ExportDocument[]> =>
  tx.query(
    `select id, consulta_id, kind, created_at from documentos d
      where exists (select 1 from document_versions v where v.documento_id = d.id) order by created_at, id`,
  );

/** What a document says now; its other versions are among the tables. */
export const findExportMarkdown = async (tx: Tx, id: string): Promise<string> => {
  const [row] = await tx.query<{ markdown: string }>(
    `select content ->> 'markdown' as markdown from document_versions
      where documento_id = $1 order by number desc limit 1`,
    [id],
  );
  return row?.markdown ?? "";
};

export interface ExportSound {
  storage_key: string;
  /** Of the consultation, or of the recording that no consultation was made of. */
  of: string;
  track: string;
  ordinal: number;
  created_at: string;
}

export const listExportSounds = (tx: Tx): Promise<ExportSound[]> =>
  tx.query(
    `select s.storage_key, coalesce(g.consulta_id, g.id) as of, s.track, s.ordinal, s.created_at
       from gravacao_segmentos s join gravacoes g on g.id = s.gravacao_id
      where s.bytes > 0 order by g.created_at, g.id, s.track, s.ordinal`,
  );
