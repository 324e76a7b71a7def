import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { withUser } from "../../../platform/database/database.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { type AudioProcess, AudioProcessError } from "../audio/audio-process.ts";
import type { FinishDeps } from "../gravacoes-deps.ts";
import { listLivePlaces, type LivePlace } from "../live-queries.ts";
import { listSegmentos, listUnsavedGravacoes } from "../queries.ts";
import { keptUntil, type Retention } from "./retention.ts";

type Arrived = UnsavedGravacao["segments"][number] & { at: string | null };

/**
 * The doctor's recordings without a consultation of which audio arrived, newest first. They include
 * those of a device that never returned.
 */
export const listUnsaved = async (
  { audio, config, db, uploads }: Omit<FinishDeps, "storage"> & { config: Retention },
  userId: string,
  unfinished?: boolean,
): Promise<UnsavedGravacao[]> => {
  const { found, places } = await withUser(db, userId, async (tx) => {
    const gravacoes = await listUnsavedGravacoes(tx, userId, unfinished);
    const ids = gravacoes.map(({ id }) => id);
    const found = [];
    for (const gravacao of gravacoes)
      found.push({ gravacao, stored: await listSegmentos(tx, gravacao.id) });
    return { found, places: await listLivePlaces(tx, ids) };
  });
  const listed: UnsavedGravacao[] = [];
  for (const { gravacao, stored } of found) {
    const { id, finished_at, created_at } = gravacao;
    const arrived: Arrived[] = stored.map((segmento) => ({
      ...segmento,
      received_bytes: segmento.bytes,
      at: finished_at,
    }));
    const arriving = finished_at === null ? places.filter((each) => each.gravacao_id === id) : [];
    for (const place of arriving) arrived.push(await readArriving({ audio, uploads }, place));
    const segments = arrived.filter(({ received_bytes }) => received_bytes > 0);
    if (segments.length === 0) continue;
    const arrivals = segments.flatMap(({ at }) => at ?? []).toSorted();
    const last_received_at = arrivals.at(-1) ?? null;
    const kept_until = keptUntil(config, last_received_at ?? created_at);
    listed.push({ ...gravacao, last_received_at, kept_until, segments });
  }
  return listed;
};

/** Of a file that may be truncated. Null when nothing in it can be decoded yet. */
const durationOf = async (audio: AudioProcess, path: string): Promise<number | null> => {
  try {
    return await audio.readDuration(path);
  } catch (error) {
    if (error instanceof SpeechError || error instanceof AudioProcessError) return null;
    throw error;
  }
};

const readArriving = async (
  { audio, uploads: { files } }: Pick<FinishDeps, "audio" | "uploads">,
  place: LivePlace,
): Promise<Arrived> => {
  const record = await files.read(place.id);
  return {
    ...place,
    received_bytes: record?.offset ?? 0,
    duration_ms: record === null ? null : await durationOf(audio, files.dataPath(place.id)),
    at: await files.receivedAt(place.id),
  };
};
