import type { Consultation } from "@relato/scribe/types.ts";
import type {
  DocumentVersion,
  Documento,
  Proposal,
  SignOff,
  VersionItem,
} from "@relato/shared/contract/documentos.ts";
import {
  DOCUMENT_KINDS,
  documentoFields,
  type DocumentoFields,
  type Finding,
  type SignOffFields,
  versionFields,
  type VersionFields,
} from "@relato/shared/domain/documento.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import type { ConsultaRow } from "../../platform/database/schema/consultas.ts";
import {
  document_versions,
  documentos,
  sign_offs,
  type DocumentoRow,
  type DocumentVersionRow,
  type SignOffRow,
} from "../../platform/database/schema/documentos.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { listOmissions } from "./evidence/omissions.ts";
import { documentoCan } from "./policy.ts";
import { controlledOf } from "./sign/controlled.ts";
import { sealOf } from "./seal.ts";
import { findTranscript } from "../transcricao/queries.ts";

/** Columns of a table in a left join. */
export type LeftJoined<Row> = { [K in keyof Row]: Row[K] | null };

type ItemRow = Pick<DocumentVersionRow, keyof VersionFields | "documento_id"> &
  Pick<LeftJoined<SignOffRow>, "signed_at">;
type VersionRow = ItemRow &
  Pick<DocumentVersionRow, "content"> &
  Pick<LeftJoined<SignOffRow>, keyof SignOffFields>;

const ITEM = `${selectList(versionFields, "v")}, v.documento_id, s.signed_at`;
const VERSION = `${ITEM}, v.content, s.sha256, s.signed_name, s.findings`;
const VERSIONS = "document_versions v left join sign_offs s on s.version_id = v.id";

const signOffOf = (row: VersionRow): SignOff | null => {
  const { sha256, signed_name, signed_at, findings } = row;
  if (sha256 === null || signed_name === null || signed_at === null || findings === null)
    return null;
  return { sha256, signed_name, signed_at, findings, intact: sealOf(row) === sha256 };
};

const toVersion = (row: VersionRow): DocumentVersion => ({ ...row, sign_off: signOffOf(row) });

type Row = DocumentoFields &
  Pick<DocumentoRow, "rewriting"> &
  Pick<Documento, "signed_number" | "engine_number" | "model_number"> &
  Pick<ConsultaRow, "language"> & { proposal: Proposal | null; written: string[] | null };

/** Documents with their newest versions. `condition` refers to `d` and `$1`. */
const selectDocumentos = async (tx: Tx, condition: string, id: string): Promise<Documento[]> => {
  const rows = await tx.query<Row>(
    `select ${selectList(documentoFields, "d")}, d.rewriting,
            d.proposal - 'analysis' - 'documents' as proposal,
            made.engine_number, made.model_number,
            (select max(v.number) from document_versions v join sign_offs s on s.version_id = v.id
              where v.documento_id = d.id) as signed_number,
            c.language, c.documento_gerado #> '{written,analysis,not_discussed}' as written
       from documentos d join consultas c on c.id = d.consulta_id
      cross join lateral (
            select max(number) filter (where made_by = 'engine') as engine_number,
                   max(number) filter (where made_by = 'model') as model_number
              from document_versions where documento_id = d.id) made
      where ${condition}
      order by array_position($2::text[], d.kind), d.created_at, d.id`,
    [id, DOCUMENT_KINDS],
  );
  const newest = await tx.query<VersionRow>(
    `select distinct on (v.documento_id) ${VERSION} from ${VERSIONS}
      where v.documento_id = any($1::uuid[]) order by v.documento_id, v.number desc`,
    [rows.map((row) => row.id)],
  );
  return rows.map(({ language, written, ...row }) => {
    const version = newest.find(({ documento_id }) => documento_id === row.id);
    const current = version === undefined ? null : toVersion(version);
    const documento = { ...row, current };
    return {
      ...documento,
      not_discussed:
        row.kind === "anamnesis" && current !== null
          ? listOmissions(current.content, { written: written ?? [], language })
          : [],
      controlled: controlledOf(documento),
      can: documentoCan(documento),
    };
  });
};

/** A consultation's documents; null when this doctor has no such consultation. */
export const listDocumentos = async (tx: Tx, consultaId: string): Promise<Documento[] | null> => {
  const [consulta] = await tx.query(`select 1 from consultas where id = $1`, [consultaId]);
  return consulta === undefined ? null : selectDocumentos(tx, "d.consulta_id = $1", consultaId);
};

export const findDocumento = async (tx: Tx, id: string): Promise<Documento | null> =>
  (await selectDocumentos(tx, "d.id = $1", id))[0] ?? null;

/** All versions, newest first; none for a document of another doctor. */
export const listVersions = (tx: Tx, documentoId: string): Promise<VersionItem[]> =>
  tx.query<ItemRow>(
    `select ${ITEM} from ${VERSIONS} where v.documento_id = $1 order by v.number desc`,
    [documentoId],
  );

export const findVersion = async (
  tx: Tx,
  documentoId: string,
  number: number,
): Promise<DocumentVersion | null> => {
  const [row] = await tx.query<VersionRow>(
    `select ${VERSION} from ${VERSIONS} where v.documento_id = $1 and v.number = $2`,
    [documentoId, number],
  );
  return row === undefined ? null : toVersion(row);
};

/** The transaction's doctor, for inserts. */
export const OWN = { medico_id: sql<string>`app_user_id()` };

/**
 * Inserts a document without a version. False when the id exists, or the consultation's anamnesis.
 */
export const insertDocumento = async (
  { drizzle }: Tx,
  documento: Pick<DocumentoRow, "id" | "consulta_id" | "kind" | "rewriting">,
): Promise<boolean> => {
  const rows = await drizzle
    .insert(documentos)
    .values({ ...OWN, ...documento })
    .onConflictDoNothing()
    .returning({ id: documentos.id });
  return rows.length === 1;
};

/** Sets or clears a writer's work, the automation's call or a model's proposal. */
export const updateDocumento = async (
  { drizzle }: Tx,
  id: string,
  change: Partial<Pick<DocumentoRow, "rewriting" | "proposal" | "automation_call">>,
): Promise<void> => {
  await drizzle.update(documentos).set(change).where(eq(documentos.id, id));
};

export type NewVersionRow = Omit<
  typeof document_versions.$inferInsert,
  "id" | "medico_id" | "created_at" | "number"
> & {
  /** The version it was made from; 0 for the first. */
  base: number;
};

/**
 * Adds the version after `base`. Returns its id, or null without a change if `base` does not exist
 * or has a successor. The caller updates the search words (words.ts).
 */
export const insertVersion = async (
  { drizzle }: Tx,
  { base, ...version }: NewVersionRow,
): Promise<string | null> => {
  const { documento_id, number } = document_versions;
  const isBase = and(eq(documento_id, version.documento_id), eq(number, base));
  if (base > 0 && (await drizzle.$count(document_versions, isBase)) === 0) return null;
  const [row] = await drizzle
    .insert(document_versions)
    .values({ ...OWN, ...version, number: base + 1 })
    .onConflictDoNothing({ target: [documento_id, number] })
    .returning({ id: document_versions.id });
  return row?.id ?? null;
};

export const insertSignOff = async (
  { drizzle }: Tx,
  signOff: Pick<SignOffRow, "version_id" | "sha256" | "signed_name" | "findings"> &
    Partial<Pick<SignOffRow, "lint_answers">>,
): Promise<void> => {
  const signed_by = OWN.medico_id;
  await drizzle.insert(sign_offs).values({ ...OWN, ...signOff, signed_by });
};

/** Excludes other changes of a document until the transaction ends. */
export const lockDocumento = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('documento:' || $1, 0))`, [id]);
};

/** A consultation as its documents are written from it and compared with it. */
export interface Visit extends Omit<Consultation, "template"> {
  /** Otherwise `turns` is empty. */
  has_transcript: boolean;
}

/** Null when this doctor has no such consultation. */
export const findTestimony = async (tx: Tx, consultaId: string): Promise<Visit | null> => {
  const [row] = await tx.query<Omit<Visit, "turns" | "has_transcript">>(
    `select language as locale, documento_gerado ->> 'tipo_consulta' as consultation_type,
            coalesce(documento_gerado ->> 'contexto_paciente', '') as patient_context
       from consultas where id = $1`,
    [consultaId],
  );
  if (row === undefined) return null;
  const transcript = await findTranscript(tx, consultaId);
  return { ...row, turns: transcript?.turns ?? [], has_transcript: transcript !== null };
};

/** The texts without support in the versions between two numbers, both excluded; each text once. */
export const listUnsupported = (
  tx: Tx,
  documentoId: string,
  { after, before }: { after: number; before: number },
): Promise<Pick<Finding, "text" | "status">[]> =>
  tx.query(
    `select distinct on (s.one ->> 'text') s.one ->> 'text' as text, s.one ->> 'status' as status
       from document_versions v,
            jsonb_path_query(v.content,
              '$.sections[*].statements[*] ? (@.status != "supported")') as s(one)
      where v.documento_id = $1 and v.number > $2 and v.number < $3
      order by 1, v.number desc`,
    [documentoId, after, before],
  );
