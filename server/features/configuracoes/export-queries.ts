import type { Tx } from "../../platform/database/database.ts";
import type { DocumentoRow } from "../../platform/database/schema/documentos.ts";
import type { SegmentoRow } from "../../platform/database/schema/gravacoes.ts";
import type { LaudoImageRow } from "../../platform/database/schema/laudos.ts";

/** Credentials, events, internal state, the search index, and the audit log: it has its own. */
const EXCLUDED = [
  ...["api_keys", "idempotent_requests"],
  ...["audit_heads", "audit_log", "calendar_feeds", "chatzello_stops", "events"],
  ...["live_segments", "outside_calendars", "record_words"],
];
const PAGE = 100;
/** Rows that ship with Relato are not the doctor's. */
const SHIPPED: Readonly<Record<string, string>> = {
  modelos_anamnese: "and not is_global",
  laudo_templates: "and not system",
  laudo_phrases: "and not system",
};

export interface ExportTable {
  name: string;
  /** Columns of the primary key. */
  key: string[];
  /** Selects rows; `$2` and following are the parameters of `readRows`. Default: all. */
  where?: string;
  /** Columns that are not exported. */
  hidden?: readonly string[];
}

/** Every table with row-level security, from the catalogue, so that new tables are exported. */
export const listExportTables = (tx: Tx): Promise<ExportTable[]> =>
  tx.query<ExportTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
       from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        and has_table_privilege(c.oid, 'select') and c.relname <> all($1)
      group by c.relname order by c.relname`,
    [EXCLUDED],
  );

/** The doctor's next rows of a table, after the key `after`, without system templates. */
const listExportRows = (
  tx: Tx,
  { name, key, where = "true", hidden = [] }: ExportTable,
  after: string,
  params: readonly string[],
): Promise<{ key: string; row: object }[]> => {
  // The names come from the catalogue, so that they are safe in SQL.
  const id = key.map((column) => `t."${column}"::text`).join(" || ' ' || ");
  const row = ["to_jsonb(t)", ...hidden.map((column) => `'${column}'`)].join(" - ");
  return tx.query(
    `select ${id} as key, ${row} as row from "${name}" t
      where ${id} > $1 and ${where} ${SHIPPED[name] ?? ""}
      order by ${id} limit ${PAGE}`,
    [after, ...params],
  );
};

/** A table's rows as the text of a JSON array, one page in memory, each page in a transaction. */
export async function* readRows(
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  table: ExportTable,
  params: readonly string[] = [],
): AsyncGenerator<string> {
  let after = "";
  yield "[";
  for (;;) {
    const from = after;
    const rows = await transact((tx) => listExportRows(tx, table, from, params));
    for (const { key, row } of rows) {
      yield `${after === "" ? "" : ","}\n${JSON.stringify(row)}`;
      after = key;
    }
    if (rows.length === 0) break;
  }
  yield "\n]\n";
}

/** The documents that have a version, without their text; no removed laudos. */
export const listExportDocuments = (
  tx: Tx,
): Promise<Pick<DocumentoRow, "id" | "consulta_id" | "kind" | "created_at">[]> =>
  tx.query(
    `select id, consulta_id, kind, created_at from documentos d
      where exists (select 1 from document_versions v where v.documento_id = d.id)
        and not exists (select 1 from laudos l where l.id = d.id and l.deleted_at is not null)
      order by created_at, id`,
  );

/** The text of a document's newest version. The tables hold all versions. */
export const findExportMarkdown = async (tx: Tx, id: string): Promise<string> => {
  const [row] = await tx.query<{ markdown: string }>(
    `select content ->> 'markdown' as markdown from document_versions
      where documento_id = $1 order by number desc limit 1`,
    [id],
  );
  return row?.markdown ?? "";
};

/** The dictated passages and images of laudos. */
export const listExportLaudoFiles = (
  tx: Tx,
): Promise<Pick<LaudoImageRow, "laudo_id" | "storage_key" | "created_at">[]> =>
  tx.query(
    `select laudo_id, storage_key, created_at from laudo_dictations
      union all select laudo_id, storage_key, created_at from laudo_images order by storage_key`,
  );

/** The attachments of threads that are not deleted. */
export const listExportAttachments = (
  tx: Tx,
): Promise<{ thread_id: string; storage_key: string; created_at: string }[]> =>
  tx.query(
    `select a.thread_id, a.storage_key, a.created_at
       from chatzello_attachments a join chatzello_threads t on t.id = a.thread_id
      where a.storage_key is not null and t.deleted_at is null order by a.storage_key`,
  );

/** The signed forms of consents. */
export const listExportForms = (
  tx: Tx,
): Promise<{ consulta_id: string; storage_key: string; created_at: string }[]> =>
  tx.query(
    `select k.consulta_id, f.storage_key, f.created_at
       from consent_forms f join consentimentos k on k.id = f.consent_id order by f.storage_key`,
  );

type ExportSound = Pick<SegmentoRow, "storage_key" | "track" | "ordinal" | "created_at"> & {
  /** The id of the consultation, or of a recording without one. */
  owner_id: string;
};

export const listExportSounds = (tx: Tx): Promise<ExportSound[]> =>
  tx.query(
    `select s.storage_key, coalesce(g.consulta_id, g.id) as owner_id, s.track, s.ordinal,
            s.created_at
       from gravacao_segmentos s join gravacoes g on g.id = s.gravacao_id
      where s.bytes > 0 order by g.created_at, g.id, s.track, s.ordinal`,
  );
