import type { Language } from "@relato/shared/domain/language.ts";
import type { SpeechSegment } from "@relato/shared/domain/transcript.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { live_segments, type LiveSegmentRow } from "../../platform/database/schema/gravacoes.ts";

/** Seconds without a heartbeat after which the transcribing process counts as dead. */
export const ALIVE_S = 5;
const IS_ALIVE = `alive_at > now() - make_interval(secs => ${ALIVE_S})`;

export type LivePlace = Pick<
  LiveSegmentRow,
  "id" | "gravacao_id" | "track" | "ordinal" | "started_ms"
>;

/** Called before the upload of a segment. False, without a change, if the row exists. */
export const insertLiveSegment = async (
  tx: Tx,
  medico_id: string,
  { id, gravacao_id, track, ordinal, started_ms }: LivePlace,
): Promise<boolean> => {
  const inserted = await tx.drizzle
    .insert(live_segments)
    .values({ id, gravacao_id, medico_id, track, ordinal, started_ms })
    .onConflictDoNothing()
    .returning({ id: live_segments.id });
  return inserted.length === 1;
};

/** The segments of these recordings whose upload began, by track and ordinal. */
export const listLivePlaces = (tx: Tx, gravacaoIds: string[]): Promise<LivePlace[]> => {
  const { id, gravacao_id, track, ordinal, started_ms } = live_segments;
  return tx.drizzle
    .select({ id, gravacao_id, track, ordinal, started_ms })
    .from(live_segments)
    .where(inArray(gravacao_id, gravacaoIds))
    .orderBy(asc(track), asc(ordinal));
};

/** A segment that can be transcribed while it arrives. */
export type LiveWork = Pick<LiveSegmentRow, "id" | "gravacao_id" | "medico_id"> & {
  language: Language;
};

/**
 * The segments of all doctors that no process transcribes. The newest come first: older ones are
 * probably abandoned.
 */
export const listLiveWork = (tx: Tx): Promise<LiveWork[]> =>
  tx.query<LiveWork>(
    `select s.id, s.gravacao_id, s.medico_id, g.language
       from live_segments s join gravacoes g on g.id = s.gravacao_id
      where g.language is not null and g.consent is distinct from 'refused'
        and g.finished_at is null and s.track <> 'file' and s.duration_ms is null
        and s.created_at > now() - interval '1 day' and (${IS_ALIVE}) is not true
      order by s.created_at desc limit 500`,
  );

/** The transcription so far. `alive`: a process transcribes the segment now. */
export type Heard = Pick<
  LiveSegmentRow,
  "heard" | "heard_ms" | "engine" | "model" | "language" | "duration_ms"
> & { alive: boolean };

/** Null when the segment has no row. */
export const findHeard = async (tx: Tx, id: string): Promise<Heard | null> => {
  const [row] = await tx.query<Heard>(
    `select heard, heard_ms, engine, model, language, duration_ms, (${IS_ALIVE}) is true as alive
       from live_segments where id = $1`,
    [id],
  );
  return row ?? null;
};

/**
 * Claims a segment for transcription. Words of another language or model are discarded. Null when
 * another process has the segment.
 */
export const claimSegment = async (
  tx: Tx,
  id: string,
  by: { language: Language; engine: string; model: string },
): Promise<Pick<Heard, "heard" | "heard_ms"> | null> => {
  const isSame = `(language, engine, model) is not distinct from ($2, $3, $4)`;
  const [row] = await tx.query<Pick<Heard, "heard" | "heard_ms">>(
    `update live_segments
        set alive_at = now(), language = $2, engine = $3, model = $4,
            heard = case when ${isSame} then heard else '[]' end,
            heard_ms = case when ${isSame} then heard_ms else 0 end
      where id = $1 and duration_ms is null and (${IS_ALIVE}) is not true
      returning heard, heard_ms`,
    [id, by.language, by.engine, by.model],
  );
  return row ?? null;
};

/** Stores a heartbeat. False when the segment is gone. */
export const keepSegment = async (tx: Tx, id: string): Promise<boolean> => {
  const kept = await tx.drizzle
    .update(live_segments)
    .set({ alive_at: sql`now()` })
    .where(eq(live_segments.id, id))
    .returning({ id: live_segments.id });
  return kept.length === 1;
};

export const releaseSegment = async (tx: Tx, id: string): Promise<void> => {
  await tx.drizzle.update(live_segments).set({ alive_at: null }).where(eq(live_segments.id, id));
};

/**
 * Appends the words between `from_ms` and `to_ms`. False, without a change, when another process
 * was first.
 */
export const appendHeard = async (
  tx: Tx,
  id: string,
  { segments, from_ms, to_ms }: { segments: SpeechSegment[]; from_ms: number; to_ms: number },
): Promise<boolean> => {
  const rows = await tx.query(
    `update live_segments set heard = heard || $2::jsonb, heard_ms = $4, alive_at = now()
      where id = $1 and heard_ms = $3 and duration_ms is null returning id`,
    [id, JSON.stringify(segments), from_ms, to_ms],
  );
  return rows.length === 1;
};

/** Marks the segment as transcribed to its end. */
export const completeHeard = async (tx: Tx, id: string, duration_ms: number): Promise<void> => {
  await tx.drizzle
    .update(live_segments)
    .set({ duration_ms, heard_ms: duration_ms, alive_at: null })
    .where(and(eq(live_segments.id, id), isNull(live_segments.duration_ms)));
};

/** Deletes the live transcription: the consultation has the words, or they must not be kept. */
export const removeHeard = async (tx: Tx, gravacaoId: string): Promise<void> => {
  await tx.drizzle.delete(live_segments).where(eq(live_segments.gravacao_id, gravacaoId));
};
