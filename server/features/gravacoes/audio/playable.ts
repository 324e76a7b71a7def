import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../../platform/audit/log.ts";
import { removeIfThere } from "../../../platform/files/durable.ts";
import { type Storage, StorageError } from "../../../providers/storage/storage.ts";
import { joinWebm } from "./join-webm.ts";
import { type LocalSegment, mixToWav } from "./mix.ts";
import { NO_SOUND, type Segmento } from "../queries.ts";

/** What a player gets. `etag`: changes with the content. */
export interface Playable {
  storage_key: string;
  media_type: string;
  etag: string;
}

export interface PlayableDeps {
  storage: Storage;
  log: Log;
  /** Folder for a copy while it is written. */
  work_dir: string;
}

export const placeOf = (deps: {
  storage: Storage;
  log: Log;
  config: { data_dir: string };
}): PlayableDeps => ({
  storage: deps.storage,
  log: deps.log,
  work_dir: join(deps.config.data_dir, "work"),
});

const WEBM = "audio/webm";
const JOINED = "playable.webm";
const MIXED = "playable.wav";
export const PEAKS = "peaks.json";
/** What is made of a recording and kept beside it; it can be made again. */
export const COPIES = [JOINED, MIXED, PEAKS] as const;

/** The segments with sound, track by track. */
export const tracksOf = (segmentos: Segmento[]): Segmento[][] => {
  const heard = segmentos.filter(({ media_type }) => media_type !== NO_SOUND);
  return [...Map.groupBy(heard, ({ track }) => track).values()];
};

/** Makes paths of all segments and runs `use` with them. */
export const withTracks = async <T>(
  storage: Storage,
  tracks: Segmento[][],
  use: (local: LocalSegment[][]) => Promise<T>,
): Promise<T> => {
  const paths = new Map<string, string>();
  const local = () =>
    tracks.map((track) =>
      track.map(({ storage_key, started_ms }) => ({
        path: paths.get(storage_key) ?? "",
        started_ms,
      })),
    );
  const all = tracks.flat().map(({ storage_key }) => storage_key);
  const next = (at: number): Promise<T> => {
    const key = all[at];
    if (key === undefined) return use(local());
    return storage.withLocalFile(key, (path) => {
      paths.set(key, path);
      return next(at + 1);
    });
  };
  return next(0);
};

/** Copies that are being made, so that two players do not make two. */
const making = new Map<string, Promise<void>>();

/** Resolves when nothing is being made any more, of this recording or of any (shutdown). */
export const copiesMade = async (gravacaoId = ""): Promise<void> => {
  const wanted = [...making].filter(([key]) => key.startsWith(`gravacoes/${gravacaoId}`));
  await Promise.allSettled(wanted.map(([, made]) => made));
};

/** Makes at `finish` what a player will ask for; nobody waits for it, and whoever plays before it is there makes it. */
export const makeCopyAhead = (
  deps: PlayableDeps,
  gravacaoId: string,
  segmentos: () => Promise<Segmento[]>,
): void => {
  const key = `gravacoes/${gravacaoId}/ahead`;
  const make = async (): Promise<void> => {
    try {
      await findPlayable(deps, gravacaoId, await segmentos());
    } catch (error) {
      deps.log.warn({ err: error, gravacao_id: gravacaoId }, "a copy was not made at finish");
    } finally {
      making.delete(key);
    }
  };
  if (!making.has(key)) making.set(key, make());
};

/** Has `make` write a file and keeps it under the key, unless it is there. @throws whatever `make` and the storage throw */
export const ensureCopy = async (
  { storage, work_dir }: PlayableDeps,
  key: string,
  make: (aside: string) => Promise<void>,
): Promise<void> => {
  const there = await storage.size(key).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (there !== null) return;
  const write = async (): Promise<void> => {
    const aside = join(work_dir, crypto.randomUUID());
    await mkdir(work_dir, { recursive: true, mode: 0o700 });
    try {
      await make(aside);
      await storage.putFile(key, aside);
    } finally {
      await removeIfThere(aside);
    }
  };
  const made = making.get(key) ?? write().finally(() => making.delete(key));
  making.set(key, made);
  await made;
};

/**
 * The recording as a player can seek in it: every segment at its time, tracks mixed. A single track of WebM is joined as it
 * is, with the duration and cues that MediaRecorder does not write; two tracks, or pieces of another kind, become WAV. A
 * single file of another kind can be sought in as it is. A copy is made when it is first asked for, or at `finish`.
 */
export const findPlayable = async (
  deps: PlayableDeps,
  gravacaoId: string,
  segmentos: Segmento[],
): Promise<Playable | null> => {
  const tracks = tracksOf(segmentos);
  const all = tracks.flat();
  const [first] = all;
  if (first === undefined) return null;
  const { storage_key, media_type, sha256 } = first;
  const asIs = { storage_key, media_type, etag: `"${sha256}"` };
  const isWebm = all.every((segmento) => segmento.media_type.startsWith(WEBM));
  if (all.length === 1 && !isWebm) return asIs;
  const joins = tracks.length === 1 && isWebm;
  const key = `gravacoes/${gravacaoId}/${joins ? JOINED : MIXED}`;
  try {
    await ensureCopy(deps, key, (aside) =>
      withTracks(deps.storage, tracks, (local) =>
        joins ? joinWebm(local.flat(), aside) : mixToWav(local, aside),
      ),
    );
  } catch (error) {
    // The disk is full, or this WebM cannot be joined: play without seeking.
    deps.log.warn({ err: error, gravacao_id: gravacaoId }, "seekable copy failed");
    return asIs;
  }
  return {
    storage_key: key,
    media_type: joins ? WEBM : "audio/wav",
    etag: `"${gravacaoId}"`,
  };
};
