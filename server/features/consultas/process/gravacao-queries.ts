import type { Tx } from "../../../platform/database/database.ts";

export type GravacaoState = "missing" | "unfinished" | "in_use" | "refused" | "attached";

/** Gives a finished recording to a consultation. Locks its row: two consultations cannot take the same one. */
export const attachGravacao = async (
  tx: Tx,
  gravacaoId: string,
  consultaId: string,
): Promise<GravacaoState> => {
  const [row] = await tx.query<{
    finished_at: string | null;
    consulta_id: string | null;
    consent: string | null;
  }>(`select finished_at, consulta_id, consent from gravacoes where id = $1 for update`, [
    gravacaoId,
  ]);
  if (row === undefined) return "missing";
  if (row.consent === "refused") return "refused";
  if (row.finished_at === null) return "unfinished";
  if (row.consulta_id !== null) return "in_use";
  await tx.query(`update gravacoes set consulta_id = $2 where id = $1`, [gravacaoId, consultaId]);
  // The patient was told when the recording opened; the answer may have come later (gravacoes.consent_at).
  await tx.query(
    `update consentimentos c set told_at = g.created_at
       from gravacoes g where g.id = $1 and c.consulta_id = $2 and g.consent_at is not null`,
    [gravacaoId, consultaId],
  );
  return "attached";
};

/** The recording of an example: finished from the start. */
export const insertExampleGravacao = async (
  tx: Tx,
  medicoId: string,
  gravacao: {
    id: string;
    consulta_id: string;
    segment: { id: string; storage_key: string; media_type: string; bytes: number; sha256: string };
  },
): Promise<void> => {
  const { segment } = gravacao;
  await tx.query(
    `insert into gravacoes (id, medico_id, consulta_id, finished_at) values ($1, $2, $3, now())`,
    [gravacao.id, medicoId, gravacao.consulta_id],
  );
  await tx.query(
    `insert into gravacao_segmentos (id, gravacao_id, medico_id, track, ordinal, storage_key, media_type, bytes, sha256)
     values ($1, $2, $3, 'file', 0, $4, $5, $6, $7)`,
    [
      segment.id,
      gravacao.id,
      medicoId,
      segment.storage_key,
      segment.media_type,
      segment.bytes,
      segment.sha256,
    ],
  );
};
