import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import { hrefOf } from "../../../api/call.ts";
import { launchedPatient } from "../../../api/launched.ts";
import { heldLocks, lockName } from "./locks.ts";
import { SLICE_MS } from "../capture/track-recorder.ts";
import { openStore } from "./open-store.ts";
import { type GravacaoStore, serverIdOf, type StoredGravacao } from "./store.ts";

export interface FoundLocally {
  gravacao: StoredGravacao;
  elapsed_ms: number;
}

/** In milliseconds, to the end of the last segment. Its last slice may be truncated. */
const readLength = async (store: GravacaoStore, gravacao_id: string): Promise<number> => {
  let end_ms = 0;
  for (const segment of await store.listSegments(gravacao_id)) {
    const slices = await store.slices(segment);
    end_ms = Math.max(end_ms, (segment.started_ms ?? 0) + slices.length * SLICE_MS);
  }
  return end_ms;
};

/** The doctor's recordings in this browser: `owned` are the server ids of those of open pages. */
export const findUnfinished = async (
  medico_id: string,
): Promise<{ found: FoundLocally[]; owned: string[] }> => {
  const [store, locks] = await Promise.all([openStore(), heldLocks()]);
  const found: FoundLocally[] = [];
  const owned: string[] = [];
  for (const gravacao of await store.listGravacoes(medico_id)) {
    if ((gravacao.launched_for ?? null) !== launchedPatient()) continue;
    if (locks.has(lockName(gravacao.id))) {
      owned.push(serverIdOf(gravacao));
      continue;
    }
    const elapsed_ms = await readLength(store, gravacao.id);
    // Without a slice, nothing was recorded.
    if (elapsed_ms > 0) found.push({ gravacao, elapsed_ms });
  }
  return { found, owned };
};

/** A sending device calls every two seconds. After this time it counts as gone. */
const ABANDONED_MS = 60_000;

/** Received milliseconds of a recording; null when no segment's length is known. */
export const remoteLength = ({ segments }: UnsavedGravacao): number | null => {
  const ends = new Map<string, number>();
  for (const { track, started_ms, duration_ms } of segments) {
    const before = ends.get(track) ?? 0;
    if (duration_ms !== null) ends.set(track, Math.max(before, started_ms ?? 0) + duration_ms);
  }
  return ends.size === 0 ? null : Math.max(...ends.values());
};

export const receivedBytes = ({ segments }: UnsavedGravacao): number =>
  segments.reduce((sum, { received_bytes }) => sum + received_bytes, 0);

/** The microphone's segments if there are any, else all. */
const pickTrack = <T extends { track: Track }>(segments: readonly T[]): readonly T[] => {
  const microphone = segments.filter(({ track }) => track === "microphone");
  return microphone.length > 0 ? microphone : segments;
};

/** URLs of its audio: the whole of a finished recording, else the segments of one track. */
export const remoteSound = ({ id, finished_at, segments }: UnsavedGravacao): string[] => {
  const href = (query: { track?: Track; ordinal?: number }): string =>
    hrefOf("GET /api/gravacoes/:id/audio", { params: { id }, query });
  if (finished_at !== null) return [href({})];
  return pickTrack(segments).map(({ track, ordinal }) => href({ track, ordinal }));
};

export const isAbandoned = (
  { finished_at, last_received_at, created_at }: UnsavedGravacao,
  now: number,
): boolean =>
  finished_at !== null || now - Date.parse(last_received_at ?? created_at) > ABANDONED_MS;

/** The audio of each segment of one track, to play before it is saved. */
export const readSound = async (gravacao_id: string): Promise<Blob[]> => {
  const store = await openStore();
  const segments = await store.listSegments(gravacao_id);
  return Promise.all(
    pickTrack(segments).map(
      async (segment) => new Blob(await store.slices(segment), { type: segment.media_type }),
    ),
  );
};
