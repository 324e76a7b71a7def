import type { Progress } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** What the pipeline works from. */
export interface Work {
  id: string;
  medico_id: string;
  language: Language;
  is_example: boolean;
  modelo: { id: string; titulo: string; markdown: string };
  documento_gerado: DocumentoGerado;
  transcricao: Transcript | null;
}

/** The consultation, while it is `Processando`; null when it is done, failed or gone, and there is nothing to do. */
export const findWork = async (tx: Tx, id: string): Promise<Work | null> => {
  const [row] = await tx.query<
    Omit<Work, "modelo"> & { modelo_id: string; titulo: string; markdown: string }
  >(
    `select c.id, c.medico_id, c.language, c.is_example, c.documento_gerado, c.transcricao, c.modelo_id, m.titulo, m.markdown
       from consultas c join modelos_anamnese m on m.id = c.modelo_id
      where c.id = $1 and c.status = 'Processando'`,
    [id],
  );
  if (row === undefined) return null;
  const { modelo_id, titulo, markdown, ...work } = row;
  return { ...work, modelo: { id: modelo_id, titulo, markdown } };
};

/** The recording of a consultation; null when it has none. */
export const findGravacaoId = async (tx: Tx, consultaId: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(`select id from gravacoes where consulta_id = $1`, [
    consultaId,
  ]);
  return row?.id ?? null;
};

export const saveProgress = async (tx: Tx, id: string, progress: Progress): Promise<boolean> => {
  const rows = await tx.query(
    `update consultas set progresso = $2 where id = $1 and status = 'Processando' returning id`,
    [id, JSON.stringify(progress)],
  );
  return rows.length === 1;
};

/** Keeps the transcript, so that a pipeline that starts again does not hear everything twice. */
export const saveTranscript = async (tx: Tx, id: string, transcript: Transcript): Promise<void> => {
  await tx.query(`update consultas set transcricao = $2 where id = $1 and status = 'Processando'`, [
    id,
    JSON.stringify(transcript),
  ]);
};

/** `Concluído`; false when another worker was first, and then nothing changed. */
export const completeConsulta = async (
  tx: Tx,
  id: string,
  documento: DocumentoGerado,
  transcript: Transcript,
): Promise<boolean> => {
  const rows = await tx.query(
    `update consultas
        set status = 'Concluído', erro = null, progresso = '{"step":"done"}', concluida_em = now(),
            documento_gerado = $2, transcricao = $3
      where id = $1 and status = 'Processando' returning id`,
    [id, JSON.stringify(documento), JSON.stringify(transcript)],
  );
  return rows.length === 1;
};

export const failConsulta = async (tx: Tx, id: string, erro: ErrorCode): Promise<boolean> => {
  const rows = await tx.query(
    `update consultas set status = 'Erro', erro = $2 where id = $1 and status = 'Processando' returning id`,
    [id, erro],
  );
  return rows.length === 1;
};

/** Consultations that wait, of every doctor: what the sweep puts back into the queue. */
export const listUnfinished = (tx: Tx): Promise<{ id: string; medico_id: string }[]> =>
  tx.query(
    `select id, medico_id from consultas where status = 'Processando' order by data_criacao limit 1000`,
  );
