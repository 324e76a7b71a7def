import type { Gravacao, Track } from "@relato/shared/contract/gravacoes.ts";
import type { Tx } from "../../platform/database/database.ts";

interface Row {
  id: string;
  consulta_id: string | null;
  created_at: Date;
  finished_at: Date | null;
}

const COLUMNS = "id, consulta_id, created_at, finished_at";

const fromRow = (row: Row): Gravacao => ({
  ...row,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

/** The doctor's recording; null when there is none or it is another doctor's. */
export const findGravacao = async (tx: Tx, id: string): Promise<Gravacao | null> => {
  const [row] = await tx.query<Row & Record<string, unknown>>(
    `select ${COLUMNS} from gravacoes where id = $1`,
    [id],
  );
  return row === undefined ? null : fromRow(row);
};

/** Opens it; the same id again is the same recording. Null when the id is another doctor's. */
export const insertGravacao = async (
  tx: Tx,
  id: string,
  medicoId: string,
): Promise<Gravacao | null> => {
  await tx.query("insert into gravacoes (id, medico_id) values ($1, $2) on conflict do nothing", [
    id,
    medicoId,
  ]);
  return findGravacao(tx, id);
};

export interface Segmento {
  id: string;
  track: Track;
  ordinal: number;
  storage_key: string;
  media_type: string;
  bytes: number;
  sha256: string;
}

/** The recording's segments, track by track in the order they were spoken. */
export const listSegmentos = (tx: Tx, gravacaoId: string): Promise<Segmento[]> =>
  tx.query<Segmento & Record<string, unknown>>(
    `select id, track, ordinal, storage_key, media_type, bytes::float8 as bytes, sha256
       from gravacao_segmentos where gravacao_id = $1 order by track, ordinal`,
    [gravacaoId],
  );

/** Notes the segments and that the recording is whole. Whoever is second changes nothing. */
export const saveFinished = async (
  tx: Tx,
  gravacaoId: string,
  medicoId: string,
  segmentos: Segmento[],
): Promise<Gravacao | null> => {
  const [open] = await tx.query(
    "select from gravacoes where id = $1 and finished_at is null for update",
    [gravacaoId],
  );
  if (open !== undefined) {
    await tx.query(
      `insert into gravacao_segmentos (id, gravacao_id, medico_id, track, ordinal, storage_key, media_type, bytes, sha256)
       select s.id, $1, $2, s.track, s.ordinal, s.storage_key, s.media_type, s.bytes, s.sha256
         from jsonb_to_recordset($3) as s(id uuid, track text, ordinal int, storage_key text, media_type text,
                                          bytes bigint, sha256 text)`,
      [gravacaoId, medicoId, JSON.stringify(segmentos)],
    );
    await tx.query("update gravacoes set finished_at = now() where id = $1", [gravacaoId]);
  }
  return findGravacao(tx, gravacaoId);
};
