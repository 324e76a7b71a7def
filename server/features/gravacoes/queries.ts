import type { Consent, Gravacao, Track } from "@relato/shared/contract/gravacoes.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Tx } from "../../platform/database/database.ts";

const COLUMNS = "id, consulta_id, created_at, finished_at";

/** The doctor's recording; null when there is none or it is another doctor's. */
export const findGravacao = async (tx: Tx, id: string): Promise<Gravacao | null> => {
  const [row] = await tx.query<Gravacao & Record<string, unknown>>(
    `select ${COLUMNS} from gravacoes where id = $1`,
    [id],
  );
  return row ?? null;
};

export interface OpenGravacao {
  id: string;
  language: Language | null;
  consent: Consent | null;
}

/**
 * Opens it; the same id again is the same recording, of which the newest language and consent count. Null when the id is
 * another doctor's.
 */
export const upsertGravacao = async (
  tx: Tx,
  medicoId: string,
  { id, language, consent }: OpenGravacao,
): Promise<Gravacao | null> => {
  const values = [id, language, consent];
  const updated = await tx.query(
    `update gravacoes
        set language = coalesce($2, language), consent = coalesce($3, consent),
            consent_at = case when $3 is distinct from consent and $3 is not null then now() else consent_at end
      where id = $1 returning id`,
    values,
  );
  if (updated.length === 0) {
    await tx.query(
      `insert into gravacoes (id, language, consent, consent_at, medico_id)
       values ($1, $2, $3, case when $3::text is not null then now() end, $4) on conflict do nothing`,
      [...values, medicoId],
    );
  }
  return findGravacao(tx, id);
};

/** What was said about being recorded; null when nothing was noted. */
export const findConsent = async (tx: Tx, id: string): Promise<Consent | null> => {
  const [row] = await tx.query<{ consent: Consent | null }>(
    "select consent from gravacoes where id = $1",
    [id],
  );
  return row?.consent ?? null;
};

export interface Segmento {
  id: string;
  track: Track;
  ordinal: number;
  storage_key: string;
  media_type: string;
  bytes: number;
  sha256: string;
  started_ms: number | null;
  duration_ms: number | null;
}

/** What is noted of a segment in which no sound can be found: it is kept, and nobody plays or hears it. */
export const NO_SOUND = "application/octet-stream";

/** The recording's segments, track by track in the order they were spoken. */
export const listSegmentos = (tx: Tx, gravacaoId: string): Promise<Segmento[]> =>
  tx.query<Segmento & Record<string, unknown>>(
    `select id, track, ordinal, storage_key, media_type, bytes::float8 as bytes, sha256, started_ms, duration_ms
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
      `insert into gravacao_segmentos (id, gravacao_id, medico_id, track, ordinal, storage_key, media_type, bytes, sha256,
                                       started_ms, duration_ms)
       select s.id, $1, $2, s.track, s.ordinal, s.storage_key, s.media_type, s.bytes, s.sha256, s.started_ms, s.duration_ms
         from jsonb_to_recordset($3) as s(id uuid, track text, ordinal int, storage_key text, media_type text,
                                          bytes bigint, sha256 text, started_ms int, duration_ms int)`,
      [gravacaoId, medicoId, JSON.stringify(segmentos)],
    );
    await tx.query("update gravacoes set finished_at = now() where id = $1", [gravacaoId]);
  }
  return findGravacao(tx, gravacaoId);
};

/** Recordings without a consultation, newest first, 100 at most. */
export const listUnsavedGravacoes = (
  tx: Tx,
  medicoId: string,
  unfinished?: boolean,
): Promise<Gravacao[]> =>
  tx.query<Gravacao & Record<string, unknown>>(
    `select ${COLUMNS} from gravacoes
      where medico_id = $1 and consulta_id is null and ($2::boolean is null or (finished_at is null) = $2)
        and consent is distinct from 'refused'
      order by created_at desc nulls first limit 100`,
    [medicoId, unfinished ?? null],
  );

/** Makes a recording unfinished again, so that no consultation can be made of it any more; unless one was. */
export const reopenForDiscard = async (
  tx: Tx,
  id: string,
): Promise<"missing" | "in_use" | "open"> => {
  const [row] = await tx.query<{ consulta_id: string | null }>(
    "select consulta_id from gravacoes where id = $1 for update",
    [id],
  );
  if (row === undefined) return "missing";
  if (row.consulta_id !== null) return "in_use";
  await tx.query("update gravacoes set finished_at = null where id = $1", [id]);
  return "open";
};

/** Its segments go with it. */
export const deleteGravacao = async (tx: Tx, id: string): Promise<void> => {
  await tx.query("delete from gravacoes where id = $1 and consulta_id is null", [id]);
};
