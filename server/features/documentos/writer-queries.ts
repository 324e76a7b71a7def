import type { Rewriting, StoredProposal } from "@relato/shared/contract/documentos.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import type { Tx } from "../../platform/database/database.ts";
import { findTranscript } from "../transcricao/queries.ts";

/** Says what a writer is doing with a document; null when it is done. */
export const saveRewriting = async (
  tx: Tx,
  id: string,
  rewriting: Rewriting | null,
): Promise<void> => {
  await tx.query(`update documentos set rewriting = $2 where id = $1`, [
    id,
    rewriting === null ? null : JSON.stringify(rewriting),
  ]);
};

/** Replaces what is stored of a writer's work; false when the work was stopped, replaced or has failed. */
export const updateRewriting = async (
  tx: Tx,
  id: string,
  rewriting: Rewriting,
): Promise<boolean> => {
  const rows = await tx.query(
    `update documentos set rewriting = $3
      where id = $1 and rewriting ->> 'asked_at' = $2 and rewriting ->> 'state' <> 'failed' returning id`,
    [id, rewriting.asked_at, JSON.stringify(rewriting)],
  );
  return rows.length === 1;
};

/** Keeps a model's document for the doctor to decide on; null removes it. */
export const saveProposal = async (
  tx: Tx,
  id: string,
  proposal: StoredProposal | null,
): Promise<void> => {
  await tx.query(`update documentos set proposal = $2 where id = $1`, [
    id,
    proposal === null ? null : JSON.stringify(proposal),
  ]);
};

export const findProposal = async (tx: Tx, id: string): Promise<StoredProposal | null> => {
  const [row] = await tx.query<{ proposal: StoredProposal | null }>(
    `select proposal from documentos where id = $1`,
    [id],
  );
  return row?.proposal ?? null;
};

/** Whether a model may write with this template: the doctor's switch and the template's are both on. */
export const isModelAllowed = async (tx: Tx, modeloId: string): Promise<boolean> => {
  const [row] = await tx.query<{ allowed: boolean }>(
    `select coalesce((select model_writes from user_preferences where user_id = app_user_id()), true)
        and coalesce((select model_writes from modelo_settings
                       where user_id = app_user_id() and modelo_id = $1), true) as allowed`,
    [modeloId],
  );
  return row?.allowed ?? false;
};

/** Whether the engine has written a version of this document with this template. */
export const hasEngineVersion = async (tx: Tx, id: string, modeloId: string): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from document_versions
      where documento_id = $1 and modelo_id = $2 and made_by = 'engine' limit 1`,
    [id, modeloId],
  );
  return rows.length === 1;
};

/** Signed notes that show a doctor's style, and characters of each at most. */
const STYLE_NOTES = 2;
const STYLE_CHARACTERS = 2000;

/** Markdown of the doctor's newest short signed notes of a template; none while their switch is off. */
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
export interface WriterWork {
  language: Language;
  tipo_consulta: "presencial" | "telemedicina";
  contexto_paciente: string;
  turns: Turn[];
}

export const findWriterWork = async (tx: Tx, consultaId: string): Promise<WriterWork | null> => {
  const [row] = await tx.query<Omit<WriterWork, "turns"> & Record<string, unknown>>(
    `select language, documento_gerado ->> 'tipo_consulta' as tipo_consulta,
            documento_gerado ->> 'contexto_paciente' as contexto_paciente
       from consultas where id = $1`,
    [consultaId],
  );
  const transcript = await findTranscript(tx, consultaId);
  return row === undefined || transcript === null ? null : { ...row, turns: transcript.turns };
};

/** What was found in the conversation when its anamnesis was written again: in place of what was found before. */
export const saveAnalysis = async (
  tx: Tx,
  consultaId: string,
  written: DocumentoGerado["written"],
): Promise<void> => {
  await tx.query(
    `update consultas set documento_gerado = jsonb_set(documento_gerado, '{written}', $2) where id = $1`,
    [consultaId, JSON.stringify(written)],
  );
};

/** A template that this doctor sees, also one that was deleted since. */
export const findModelo = async (
  tx: Tx,
  id: string,
): Promise<{ id: string; titulo: string; markdown: string } | null> => {
  const [row] = await tx.query<{ id: string; titulo: string; markdown: string }>(
    `select id, titulo, markdown from modelos_anamnese where id = $1`,
    [id],
  );
  return row ?? null;
};
