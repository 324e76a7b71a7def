import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import type { Track } from "@relato/shared/domain/gravacao.ts";
import { hrefOf } from "../../../api/call.ts";
import { heldLocks, lockName } from "./locks.ts";
import { SLICE_MS } from "../capture/track-recorder.ts";
import { openStore, serverIdOf } from "./store.ts";
import type { GravacaoStore, StoredGravacao, StoredSegment } from "./store.ts";

/** A recording that an earlier page left in this browser. */
export interface FoundLocally {
  gravacao: StoredGravacao;
  elapsed_ms: number;
}

/** Recorded milliseconds up to the end of the last segment; the last slice may have been cut. */
export const lengthOf = async (
  store: GravacaoStore,
  segments: readonly StoredSegment[],
): Promise<number> => {
  const ends = await Promise.all(
    segments.map(async (segment) => {
      const slices = await store.sliceSizes(segment);
      return (segment.started_ms ?? 0) + slices.length * SLICE_MS;
    }),
  );
  return Math.max(0, ...ends);
};

/** Recordings of this doctor in this browser: those that no living page owns, and the server's ids of those that one does. */
export const findUnfinished = async (
  medico_id: string,
): Promise<{ found: FoundLocally[]; owned: string[] }> => {
  const [store, locks] = await Promise.all([openStore(), heldLocks()]);
  const all = await store.listGravacoes(medico_id);
  const isOwned = ({ id }: StoredGravacao): boolean => locks.has(lockName(id));
  const found = await Promise.all(
    all
      .filter((gravacao) => !isOwned(gravacao))
      .map(async (gravacao) => ({
        gravacao,
        elapsed_ms: await lengthOf(store, await store.listSegments(gravacao.id)),
      })),
  );
  return {
    // One of which not a slice was stored is none: it ended before it began.
    found: found.filter(({ elapsed_ms }) => elapsed_ms > 0),
    owned: all.filter(isOwned).map(serverIdOf),
  };
};

/** A device that sends still comes every two seconds; one that was silent this long is not coming back soon. */
const ABANDONED_MS = 60_000;

/** Milliseconds of a recording that only the server has, as far as they arrived; null where no part says it. */
export const remoteLength = ({ segments }: UnsavedGravacao): number | null => {
  const ends = new Map<string, number>();
  for (const { track, started_ms, duration_ms } of segments) {
    const before = ends.get(track) ?? 0;
    if (duration_ms !== null) ends.set(track, Math.max(before, started_ms ?? 0) + duration_ms);
  }
  return ends.size === 0 ? null : Math.max(...ends.values());
};

/** Where its sound can be heard: the whole once it is finished, else its parts, the microphone's where there are two tracks. */
export const remoteSound = ({ id, finished_at, segments }: UnsavedGravacao): string[] => {
  const href = (query: { track?: Track; ordinal?: number }): string =>
    hrefOf("GET /api/gravacoes/:id/audio", { params: { id }, query });
  if (finished_at !== null) return [href({})];
  const microphone = segments.filter(({ track }) => track === "microphone");
  return (microphone.length > 0 ? microphone : segments).map(({ track, ordinal }) =>
    href({ track, ordinal }),
  );
};

/** Whether the device that sent this recording seems to be gone. */
export const isAbandoned = (
  { finished_at, last_received_at, created_at }: UnsavedGravacao,
  now: number,
): boolean =>
  finished_at !== null || now - Date.parse(last_received_at ?? created_at) > ABANDONED_MS;

/** The sound of each segment in order, for playing before it is saved; the microphone's where there are two tracks. */
export const readSound = async (gravacao_id: string): Promise<Blob[]> => {
  const store = await openStore();
  const segments = await store.listSegments(gravacao_id);
  const microphone = segments.filter(({ track }) => track === "microphone");
  const heard = microphone.length > 0 ? microphone : segments;
  return Promise.all(
    heard.map(
      async (segment) => new Blob(await store.slices(segment), { type: segment.media_type }),
    ),
  );
};

/** Erases a recording from this browser that nobody owns; asked twice by the caller. */
export const discardFound = async (gravacao_id: string): Promise<void> => {
  const store = await openStore();
  await store.remove(gravacao_id);
};
