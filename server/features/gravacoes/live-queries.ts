import type { Track } from "@relato/shared/contract/gravacoes.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { SpeechSegment } from "@relato/shared/domain/transcript.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Whoever hears a segment and has not said so for this long, in seconds, is taken for dead. */
export const ALIVE_S = 10;

export interface LivePlace {
  id: string;
  gravacao_id: string;
  track: Track;
  ordinal: number;
  /** Milliseconds from the recording's start; null when its recorder did not say so. */
  started_ms: number | null;
}

/** Notes a segment that is going to arrive; the same one again changes nothing. */
export const insertLiveSegment = async (
  tx: Tx,
  medicoId: string,
  { id, gravacao_id, track, ordinal, started_ms }: LivePlace,
): Promise<void> => {
  await tx.query(
    `insert into live_segments (id, gravacao_id, medico_id, track, ordinal, started_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [id, gravacao_id, medicoId, track, ordinal, started_ms],
  );
};

/** The segments that began to arrive of these recordings, track by track in their order. */
export const listLivePlaces = (tx: Tx, gravacaoIds: string[]): Promise<LivePlace[]> =>
  tx.query<LivePlace & Record<string, unknown>>(
    `select id, gravacao_id, track, ordinal, started_ms from live_segments where gravacao_id = any($1) order by track, ordinal`,
    [gravacaoIds],
  );

/** A segment that can be heard while it arrives. */
export interface LiveWork {
  id: string;
  gravacao_id: string;
  medico_id: string;
  language: Language;
}

/** What nobody hears, of every doctor; the newest first, since older ones have most likely been left. */
export const listLiveWork = (tx: Tx): Promise<LiveWork[]> =>
  tx.query<LiveWork & Record<string, unknown>>(
    `select s.id, s.gravacao_id, s.medico_id, g.language
       from live_segments s join gravacoes g on g.id = s.gravacao_id
      where g.language is not null and g.consent is distinct from 'refused' and g.finished_at is null
        and s.track <> 'file' and s.duration_ms is null and s.created_at > now() - interval '1 day'
        and (s.alive_at is null or s.alive_at < now() - make_interval(secs => ${ALIVE_S}))
      order by s.created_at desc limit 500`,
  );

export interface Heard {
  heard: SpeechSegment[];
  heard_ms: number;
  engine: string | null;
  model: string | null;
  language: Language | null;
  /** Null until it was heard to its end. */
  duration_ms: number | null;
  /** Whether somebody is hearing it now. */
  alive: boolean;
}

/** What was heard of a segment; null when nothing was noted of it. */
export const findHeard = async (tx: Tx, id: string): Promise<Heard | null> => {
  const [row] = await tx.query<Heard & Record<string, unknown>>(
    `select heard, heard_ms, engine, model, language, duration_ms,
            coalesce(alive_at > now() - make_interval(secs => ${ALIVE_S}), false) as alive
       from live_segments where id = $1`,
    [id],
  );
  return row ?? null;
};

/** Takes a segment for hearing. What was heard in another language, or by another model, is begun anew. Null: somebody has it. */
export const claimSegment = async (
  tx: Tx,
  id: string,
  by: { language: Language; engine: string; model: string },
): Promise<{ heard: SpeechSegment[]; heard_ms: number } | null> => {
  const same = `(language, engine, model) is not distinct from ($2, $3, $4)`;
  const [row] = await tx.query<{ heard: SpeechSegment[]; heard_ms: number }>(
    `update live_segments
        set alive_at = now(), language = $2, engine = $3, model = $4,
            heard = case when ${same} then heard else '[]' end, heard_ms = case when ${same} then heard_ms else 0 end
      where id = $1 and duration_ms is null
        and (alive_at is null or alive_at < now() - make_interval(secs => ${ALIVE_S}))
      returning heard, heard_ms`,
    [id, by.language, by.engine, by.model],
  );
  return row ?? null;
};

/** Says that it is still being heard; false when it is gone. */
export const keepSegment = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query("update live_segments set alive_at = now() where id = $1 returning id", [id]))
    .length === 1;

export const releaseSegment = async (tx: Tx, id: string): Promise<void> => {
  await tx.query("update live_segments set alive_at = null where id = $1", [id]);
};

/** Adds what was heard between `from_ms` and `to_ms`; false when another one was there first, and then nothing changed. */
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

/** Notes that the segment was heard to its end. */
export const completeHeard = async (tx: Tx, id: string, duration_ms: number): Promise<void> => {
  await tx.query(
    "update live_segments set duration_ms = $2, heard_ms = $2, alive_at = null where id = $1 and duration_ms is null",
    [id, duration_ms],
  );
};

/** Forgets what was heard of a recording: its consultation has the words now, or they must not be kept. */
export const removeHeard = async (tx: Tx, gravacaoId: string): Promise<void> => {
  await tx.query("delete from live_segments where gravacao_id = $1", [gravacaoId]);
};
