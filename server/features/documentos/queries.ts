import type {
  DocumentVersion,
  Documento,
  Proposal,
  VersionItem,
} from "@relato/shared/contract/documentos.ts";
import type { Testimony } from "@relato/scribe/types.ts";
import type { Finding } from "@relato/shared/domain/documento.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import type {
  DocumentoRow,
  DocumentVersionRow,
  SignOffRow,
} from "../../platform/database/schema/documentos.ts";
import { controlledOf } from "./sign/controlled.ts";
import { documentoCan } from "./policy.ts";
import { listOmissions } from "./evidence/omissions.ts";
import { sealOf } from "./sign/seal.ts";
import { findTranscript } from "../transcricao/queries.ts";

type ItemRow = Omit<DocumentVersionRow, "content" | "medico_id" | "author"> & {
  signed_at: string | null;
};
type VersionRow = ItemRow &
  Pick<DocumentVersionRow, "content"> & {
    [K in "sha256" | "signed_name" | "findings"]: SignOffRow[K] | null;
  };

const ITEM = `v.id, v.documento_id, v.number, v.titulo, v.modelo_id, v.made_by, v.author_name, v.writer, v.change,
  v.restored_from, v.instruction, v.created_at, s.signed_at`;
const WHOLE = `${ITEM}, v.content, s.sha256, s.signed_name, s.findings`;
const VERSIONS = `document_versions v left join sign_offs s on s.version_id = v.id`;

const toItem = (row: ItemRow): VersionItem => ({
  id: row.id,
  number: row.number,
  titulo: row.titulo,
  modelo_id: row.modelo_id,
  made_by: row.made_by,
  author_name: row.author_name,
  writer: row.writer,
  change: row.change,
  restored_from: row.restored_from,
  instruction: row.instruction,
  created_at: row.created_at,
  signed_at: row.signed_at,
});

const toVersion = (row: VersionRow): DocumentVersion => {
  const { content, documento_id, number, titulo, sha256, signed_at } = row;
  return {
    ...toItem(row),
    content,
    sign_off:
      sha256 === null || signed_at === null
        ? null
        : {
            sha256,
            signed_at,
            signed_name: row.signed_name ?? "",
            findings: row.findings ?? [],
            intact: sealOf({ documento_id, number, titulo, content }) === sha256,
          },
  };
};

type Row = Pick<DocumentoRow, "id" | "consulta_id" | "kind" | "created_at" | "rewriting"> & {
  proposal: Proposal | null;
  signed_number: number | null;
  engine_number: number | null;
  model_number: number | null;
  language: Language;
  missing: string[] | null;
};

/** Documents with their newest versions; `condition` is about `d` and `$1`. */
const select = async (tx: Tx, condition: string, id: string): Promise<Documento[]> => {
  const rows = await tx.query<Row>(
    `select d.id, d.consulta_id, d.kind, d.created_at, d.rewriting, d.proposal - 'analysis' - 'documents' as proposal,
            made.engine_number, made.model_number,
            (select max(v.number) from document_versions v join sign_offs s on s.version_id = v.id
              where v.documento_id = d.id) as signed_number,
            c.language, c.documento_gerado #> '{written,analysis,not_discussed}' as missing
       from documentos d join consultas c on c.id = d.consulta_id
      cross join lateral (select max(number) filter (where made_by = 'engine') as engine_number,
                                 max(number) filter (where made_by = 'model') as model_number
                            from document_versions where documento_id = d.id) made
      where ${condition}
      order by array_position(array['anamnesis', 'prescription', 'certificate', 'nutritional_plan', 'exam_request',
                                    'referral', 'guidance', 'other'], d.kind),
               d.created_at, d.id`,
    [id],
  );
  const newest = await tx.query<VersionRow>(
    `select distinct on (v.documento_id) ${WHOLE} from ${VERSIONS}
      where v.documento_id = any($1::uuid[]) order by v.documento_id, v.number desc`,
    [rows.map((row) => row.id)],
  );
  return rows.map(({ language, missing, ...row }) => {
    const version = newest.find(({ documento_id }) => documento_id === row.id);
    const current = version === undefined ? null : toVersion(version);
    const documento = { ...row, current };
    const not_discussed =
      row.kind === "anamnesis" && current !== null
        ? listOmissions(current.content, { written: missing ?? [], language })
        : [];
    return {
      ...documento,
      not_discussed,
      controlled: controlledOf(documento),
      can: documentoCan(documento),
    };
  });
};

/** A consultation's documents; null when this doctor has no such consultation. */
export const listDocumentos = async (tx: Tx, consultaId: string): Promise<Documento[] | null> => {
  const [consulta] = await tx.query(`select 1 from consultas where id = $1`, [consultaId]);
  return consulta === undefined ? null : select(tx, "d.consulta_id = $1", consultaId);
};

export const findDocumento = async (tx: Tx, id: string): Promise<Documento | null> =>
  (await select(tx, "d.id = $1", id))[0] ?? null;

/** Every version, newest first; none for a document that is not this doctor's. */
export const listVersions = async (tx: Tx, documentoId: string): Promise<VersionItem[]> => {
  const rows = await tx.query<ItemRow>(
    `select ${ITEM} from ${VERSIONS} where v.documento_id = $1 order by v.number desc`,
    [documentoId],
  );
  return rows.map(toItem);
};

export const findVersion = async (
  tx: Tx,
  documentoId: string,
  number: number,
): Promise<DocumentVersion | null> => {
  const [row] = await tx.query<VersionRow>(
    `select ${WHOLE} from ${VERSIONS} where v.documento_id = $1 and v.number = $2`,
    [documentoId, number],
  );
  return row === undefined ? null : toVersion(row);
};

/** A document without a version yet; false when this id, or the consultation's anamnesis, exists already. */
export const insertDocumento = async (
  tx: Tx,
  documento: Pick<DocumentoRow, "id" | "consulta_id" | "kind" | "rewriting">,
): Promise<boolean> => {
  const { id, consulta_id, kind, rewriting } = documento;
  const rows = await tx.query(
    `insert into documentos (id, consulta_id, medico_id, kind, rewriting) values ($1, $2, app_user_id(), $3, $4)
     on conflict do nothing returning id`,
    [id, consulta_id, kind, rewriting === null ? null : JSON.stringify(rewriting)],
  );
  return rows.length === 1;
};

export type NewVersionRow = Omit<
  DocumentVersionRow,
  "id" | "medico_id" | "created_at" | "number" | "restored_from" | "instruction"
> &
  Partial<Pick<DocumentVersionRow, "restored_from" | "instruction">> & {
    /** The version it was made from; 0 for the first. */
    base: number;
  };

/**
 * Adds the version that follows `base`; null when another one follows it already, and then nothing is added. The words by which
 * the consultation is found are the caller's to renew (words.ts).
 */
export const insertVersion = async (tx: Tx, version: NewVersionRow): Promise<string | null> => {
  const rows = await tx.query<{ id: string }>(
    `insert into document_versions
       (documento_id, medico_id, number, titulo, modelo_id, content, made_by, author, author_name, writer, change,
        restored_from, instruction)
     select $1, app_user_id(), $2::int + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
      where $2 = 0 or exists (select 1 from document_versions where documento_id = $1 and number = $2)
     on conflict (documento_id, number) do nothing returning id`,
    [
      version.documento_id,
      version.base,
      version.titulo,
      version.modelo_id,
      JSON.stringify(version.content),
      version.made_by,
      version.author,
      version.author_name,
      version.writer === null ? null : JSON.stringify(version.writer),
      version.change,
      version.restored_from ?? null,
      version.instruction ?? null,
    ],
  );
  return rows[0]?.id ?? null;
};

export const insertSignOff = async (
  tx: Tx,
  signOff: { version_id: string; sha256: string; name: string; findings: Finding[] },
): Promise<void> => {
  await tx.query(
    `insert into sign_offs (version_id, medico_id, sha256, signed_by, signed_name, findings)
     values ($1, app_user_id(), $2, app_user_id(), $3, $4)`,
    [signOff.version_id, signOff.sha256, signOff.name, JSON.stringify(signOff.findings)],
  );
};

/** Lets one transaction at a time change a document: what it reads of it then stays so until it ends. */
export const lockDocumento = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('documento:' || $1, 0))`, [id]);
};

/** The words that a consultation's documents are held against; none while there is no transcript. */
export const findTestimony = async (tx: Tx, consultaId: string): Promise<Testimony> => {
  const [row] = await tx.query<{ language: Language; patient_context: string }>(
    `select language, coalesce(documento_gerado ->> 'contexto_paciente', '') as patient_context
       from consultas where id = $1`,
    [consultaId],
  );
  const transcript = await findTranscript(tx, consultaId);
  return {
    locale: row?.language ?? "pt-BR",
    turns: transcript?.turns ?? [],
    patient_context: row?.patient_context ?? "",
  };
};

/** What had no support in the versions between two numbers, neither of them counted; each text once. */
export const listUnsupported = (
  tx: Tx,
  documentoId: string,
  { after, before }: { after: number; before: number },
): Promise<Pick<Finding, "text" | "status">[]> =>
  tx.query(
    `select distinct on (s.one ->> 'text') s.one ->> 'text' as text, s.one ->> 'status' as status
       from document_versions v,
            jsonb_path_query(v.content, '$.sections[*].statements[*] ? (@.status != "supported")') as s(one)
      where v.documento_id = $1 and v.number > $2 and v.number < $3
      order by 1, v.number desc`,
    [documentoId, after, before],
  );

/** Nothing happens to one that has a version: the database lets none go (schema/documentos.ts). */
export const deleteDocumento = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`delete from documentos where id = $1`, [id]);
};
