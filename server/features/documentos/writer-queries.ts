import type { Rewriting, StoredProposal } from "@relato/shared/contract/documentos.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { document_versions, documentos } from "../../platform/database/schema/documentos.ts";
import type { ModeloRow } from "../../platform/database/schema/modelos.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findTestimony, type Visit } from "./queries.ts";

/** Replaces a writer's stored work. False when it was stopped, replaced or has failed. */
export const updateRewriting = async (
  { drizzle }: Tx,
  id: string,
  rewriting: Rewriting,
): Promise<boolean> => {
  const stored = documentos.rewriting;
  const rows = await drizzle
    .update(documentos)
    .set({ rewriting })
    .where(
      and(
        eq(documentos.id, id),
        eq(sql`${stored} ->> 'asked_at'`, rewriting.asked_at),
        ne(sql`${stored} ->> 'state'`, "failed"),
      ),
    )
    .returning({ id: documentos.id });
  return rows.length === 1;
};

export const findProposal = async ({ drizzle }: Tx, id: string): Promise<StoredProposal | null> => {
  const rows = drizzle.select().from(documentos).where(eq(documentos.id, id));
  return (await rows)[0]?.proposal ?? null;
};

/** Whether a model may write with this template: the doctor's switch and the template's are on. */
export const isModelAllowed = async (tx: Tx, modeloId: string): Promise<boolean> => {
  const [row] = await tx.query<{ allowed: boolean }>(
    `select coalesce((select model_writes from user_preferences
                       where user_id = app_user_id()), true)
        and coalesce((select model_writes from modelo_settings
                       where user_id = app_user_id() and modelo_id = $1), true) as allowed`,
    [modeloId],
  );
  return row?.allowed ?? false;
};

/** @throws AppError CONSENT_REFUSED after the patient revoked the consent to AI */
export const refuseRevoked = async (tx: Tx, consultaId: string): Promise<void> => {
  const revoked = await tx.query(
    "select from consentimentos where consulta_id = $1 and not agreed limit 1",
    [consultaId],
  );
  if (revoked.length > 0) throw new AppError("CONSENT_REFUSED");
};

/** Whether the engine has written a version of this document with this template. */
export const hasEngineVersion = async (
  { drizzle }: Tx,
  documento_id: string,
  modelo_id: string,
): Promise<boolean> => {
  const { documento_id: documento, modelo_id: modelo, made_by } = document_versions;
  const isWanted = and(eq(documento, documento_id), eq(modelo, modelo_id), eq(made_by, "engine"));
  return (await drizzle.$count(document_versions, isWanted)) > 0;
};

/** Signed notes that show a doctor's style, and characters of each at most. */
const STYLE_NOTES = 2;
const STYLE_CHARACTERS = 2000;

/** Markdown of the doctor's newest short signed notes of a template; none if switched off. */
export const listStyleNotes = async (tx: Tx, modeloId: string): Promise<string[]> => {
  const rows = await tx.query<{ markdown: string }>(
    `select markdown from (
       select distinct on (v.documento_id) v.content ->> 'markdown' as markdown, s.signed_at
         from sign_offs s
         join document_versions v on v.id = s.version_id
         join documentos d on d.id = v.documento_id
         join consultas c on c.id = d.consulta_id
         join user_preferences p on p.user_id = app_user_id() and p.style_examples
        where v.modelo_id = $1 and not c.is_example
          and length(v.content ->> 'markdown') <= ${STYLE_CHARACTERS}
        order by v.documento_id, v.number desc) newest
      order by signed_at desc limit ${STYLE_NOTES}`,
    [modeloId],
  );
  return rows.map(({ markdown }) => markdown);
};

/** What a writer works from; null when the consultation has no transcript. */
export const findWriterWork = async (tx: Tx, consultaId: string): Promise<Visit | null> => {
  const visit = await findTestimony(tx, consultaId);
  return visit?.has_transcript === true ? visit : null;
};

/** Replaces a consultation's stored analysis after its anamnesis was rewritten. */
export const saveAnalysis = async (
  tx: Tx,
  consultaId: string,
  written: DocumentoGerado["written"],
): Promise<void> => {
  await tx.query(
    `update consultas set documento_gerado = jsonb_set(documento_gerado, '{written}', $2)
      where id = $1`,
    [consultaId, JSON.stringify(written)],
  );
};

export type Template = Pick<ModeloRow, "id" | "titulo" | "markdown">;

/** A template that this doctor sees, deleted ones included. */
export const findModelo = async (tx: Tx, id: string): Promise<Template | null> => {
  const [row] = await tx.query<Template>(
    `select id, titulo, markdown from modelos_anamnese where id = $1`,
    [id],
  );
  return row ?? null;
};
