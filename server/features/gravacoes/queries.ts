import type { Consent } from "@relato/shared/domain/gravacao.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  gravacao_segmentos,
  gravacoes,
  type GravacaoRow,
  type SegmentoRow,
} from "../../platform/database/schema/gravacoes.ts";
import { AppError } from "../../platform/http/errors.ts";

/** Null when there is none, or when it is another doctor's. */
export const findGravacao = async (tx: Tx, id: string): Promise<GravacaoRow | null> => {
  const [row] = await tx.drizzle.select().from(gravacoes).where(eq(gravacoes.id, id));
  return row ?? null;
};

export interface OpenGravacao {
  id: string;
  language: Language | null;
  consent: Consent | null;
}

/**
 * Inserts the recording, or stores the newest language and consent of an existing one. Null when
 * the id is another doctor's.
 */
export const upsertGravacao = async (
  tx: Tx,
  medicoId: string,
  { id, language, consent }: OpenGravacao,
): Promise<GravacaoRow | null> => {
  const values = [id, language, consent];
  const [updated] = await tx.query<GravacaoRow>(
    `update gravacoes
        set language = coalesce($2, language), consent = coalesce($3, consent),
            consent_at = case when $3 is distinct from consent and $3 is not null then now()
                              else consent_at end
      where id = $1 returning *`,
    values,
  );
  if (updated !== undefined) return updated;
  await tx.query(
    `insert into gravacoes (id, language, consent, consent_at, medico_id)
     values ($1, $2, $3, case when $3::text is not null then now() end, $4)
     on conflict do nothing`,
    [...values, medicoId],
  );
  return findGravacao(tx, id);
};

export type Segmento = Omit<SegmentoRow, "gravacao_id" | "medico_id" | "created_at">;

/** The media type of a segment without sound: it is stored, but not played and not transcribed. */
export const NO_SOUND = "application/octet-stream";

/** By track, then in the order of the recording. */
export const listSegmentos = (tx: Tx, gravacaoId: string): Promise<SegmentoRow[]> =>
  tx.drizzle
    .select()
    .from(gravacao_segmentos)
    .where(eq(gravacao_segmentos.gravacao_id, gravacaoId))
    .orderBy(asc(gravacao_segmentos.track), asc(gravacao_segmentos.ordinal));

/** Finishes the recording and stores its segments. Changes nothing when it is finished already. */
export const saveFinished = async (
  tx: Tx,
  gravacao_id: string,
  medico_id: string,
  segmentos: Segmento[],
): Promise<GravacaoRow | null> => {
  const [finished] = await tx.drizzle
    .update(gravacoes)
    .set({ finished_at: sql`now()` })
    .where(and(eq(gravacoes.id, gravacao_id), isNull(gravacoes.finished_at)))
    .returning();
  if (finished === undefined) return findGravacao(tx, gravacao_id);
  const rows = segmentos.map((segmento) => ({ ...segmento, gravacao_id, medico_id }));
  await tx.drizzle.insert(gravacao_segmentos).values(rows);
  return finished;
};

/** Recordings without a consultation, newest first, 100 at most. */
export const listUnsavedGravacoes = (
  tx: Tx,
  medicoId: string,
  unfinished?: boolean,
): Promise<GravacaoRow[]> =>
  tx.drizzle
    .select()
    .from(gravacoes)
    .where(
      and(
        eq(gravacoes.medico_id, medicoId),
        isNull(gravacoes.consulta_id),
        or(isNull(gravacoes.consent), ne(gravacoes.consent, "refused")),
        unfinished === true ? isNull(gravacoes.finished_at) : undefined,
        unfinished === false ? isNotNull(gravacoes.finished_at) : undefined,
      ),
    )
    .orderBy(desc(gravacoes.created_at))
    .limit(100);

/**
 * Makes a recording unfinished, so that no consultation can use it while it is removed.
 * @throws AppError NOT_FOUND, GRAVACAO_IN_USE
 */
export const reopenForDiscard = async (tx: Tx, id: string): Promise<void> => {
  const reopened = await tx.drizzle
    .update(gravacoes)
    .set({ finished_at: null })
    .where(and(eq(gravacoes.id, id), isNull(gravacoes.consulta_id)))
    .returning({ id: gravacoes.id });
  if (reopened.length > 0) return;
  throw new AppError((await findGravacao(tx, id)) === null ? "NOT_FOUND" : "GRAVACAO_IN_USE");
};

/** Deletes its segments, too. */
export const deleteGravacao = async (tx: Tx, id: string): Promise<void> => {
  await tx.drizzle
    .delete(gravacoes)
    .where(and(eq(gravacoes.id, id), isNull(gravacoes.consulta_id)));
};

/**
 * Bytes of the doctor's finished recordings, attachments, consent forms and dictated passages, with
 * 32 bytes a millisecond.
 */
export const countStoredBytes = async (tx: Tx, medicoId: string): Promise<number> => {
  const [row] = await tx.query<{ bytes: string }>(
    `select (select coalesce(sum(s.bytes), 0)
               from gravacoes g join gravacao_segmentos s on s.gravacao_id = g.id
              where g.medico_id = $1)
          + (select coalesce(sum(d.duration_ms), 0) * 32
               from laudo_dictations d where d.medico_id = $1)
          + (select coalesce(sum(a.size), 0)
               from chatzello_attachments a where a.user_id = $1)
          + (select coalesce(sum(f.size), 0)
               from consent_forms f where f.medico_id = $1) as bytes`,
    [medicoId],
  );
  return Number(row?.bytes ?? 0);
};
