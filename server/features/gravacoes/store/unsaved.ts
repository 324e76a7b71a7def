import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { type Database, withUser } from "../../../platform/database/database.ts";
import type { Uploads } from "../../../platform/uploads/uploads.ts";
import { probe } from "../../../providers/speech/decode/probe.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { listLivePlaces, type LivePlace } from "../live-queries.ts";
import { listSegmentos, listUnsavedGravacoes } from "../queries.ts";
import { keptUntil, type Retention } from "./retention.ts";

type Segment = UnsavedGravacao["segments"][number];
type Arrived = Segment & { at: string | null };

/**
 * The doctor's recordings that no consultation was made of and of which something arrived, newest first: also those from a
 * device that never came back.
 */
export const listUnsaved = async (
  { config, db, uploads }: { config: Retention; db: Database; uploads: Uploads },
  userId: string,
  unfinished?: boolean,
): Promise<UnsavedGravacao[]> => {
  const found = await withUser(db, userId, async (tx) => {
    const gravacoes = await listUnsavedGravacoes(tx, userId, unfinished);
    const places = await listLivePlaces(
      tx,
      gravacoes.map(({ id }) => id),
    );
    const items = [];
    for (const gravacao of gravacoes)
      items.push({ gravacao, stored: await listSegmentos(tx, gravacao.id) });
    return { items, places };
  });
  const listed: UnsavedGravacao[] = [];
  for (const { gravacao, stored } of found.items) {
    const arrived: Arrived[] = stored.map(({ track, ordinal, bytes, started_ms, duration_ms }) => ({
      track,
      ordinal,
      received_bytes: bytes,
      started_ms,
      duration_ms,
      at: gravacao.finished_at,
    }));
    if (gravacao.finished_at === null) {
      const arriving = found.places.filter(({ gravacao_id }) => gravacao_id === gravacao.id);
      for (const place of arriving) arrived.push(await arrivedOf(uploads, place));
    }
    const segments = arrived.filter(({ received_bytes }) => received_bytes > 0);
    if (segments.length === 0) continue;
    const last_received_at = segments.reduce<string | null>(
      (last, { at }) => (at !== null && (last === null || at > last) ? at : last),
      null,
    );
    listed.push({
      ...gravacao,
      last_received_at,
      kept_until: keptUntil(config, last_received_at ?? gravacao.created_at).toISOString(),
      segments: segments.map(({ at: _at, ...segment }) => segment),
    });
  }
  return listed;
};

/** Of a file that is cut off wherever its device was lost. */
const durationOf = async (path: string): Promise<number | null> => {
  try {
    const { durationMs } = await probe(path);
    return durationMs === null ? null : Math.round(durationMs);
  } catch (error) {
    // Nothing of it arrived yet, or nothing that can be heard.
    if (error instanceof SpeechError) return null;
    throw error;
  }
};

const arrivedOf = async (
  { files }: Uploads,
  { id, track, ordinal, started_ms }: LivePlace,
): Promise<Arrived> => {
  const [record, at] = [await files.read(id), await files.receivedAt(id)];
  return {
    track,
    ordinal,
    received_bytes: record?.offset ?? 0,
    started_ms,
    duration_ms: record === null ? null : await durationOf(files.dataPath(id)),
    at: at?.toISOString() ?? null,
  };
};
