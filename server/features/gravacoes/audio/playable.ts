import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeIfThere } from "../../../platform/files/durable.ts";
import { workFolder } from "../../../platform/files/work-folder.ts";
import { checkFreeSpace } from "../../../providers/storage/disk.ts";
import { type Storage, StorageError } from "../../../providers/storage/storage.ts";
import type { CopyDeps } from "../gravacoes-deps.ts";
import { NO_SOUND, type Segmento } from "../queries.ts";
import { joinBytes, mixBytes } from "./copy-size.ts";
import type { LocalSegment } from "./mix.ts";
import { JOINED, MIXED } from "../copies.ts";

/** What a player gets. `etag` changes with the content. */
export interface Playable {
  storage_key: string;
  media_type: string;
  etag: string;
}

const WEBM = "audio/webm";

/** The segments with sound, by track. */
export const groupTracks = (segmentos: Segmento[]): Segmento[][] => {
  const audible = segmentos.filter(({ media_type }) => media_type !== NO_SOUND);
  return [...Map.groupBy(audible, ({ track }) => track).values()];
};

/** Runs `use` with a local file of every segment. */
export const withLocalTracks = <T>(
  storage: Storage,
  tracks: Segmento[][],
  use: (local: LocalSegment[][]) => Promise<T>,
): Promise<T> => {
  const paths = new Map<string, string>();
  const useLocal = () =>
    use(
      tracks.map((track) =>
        track.map(({ storage_key, started_ms }) => {
          return { path: paths.get(storage_key) ?? "", started_ms };
        }),
      ),
    );
  const open = tracks.flat().reduceRight<() => Promise<T>>(
    (next, { storage_key }) =>
      () =>
        storage.withLocalFile(storage_key, (path) => {
          paths.set(storage_key, path);
          return next();
        }),
    useLocal,
  );
  return open();
};

/** Copies in progress, by key, so that two players do not make the same one. */
const inProgress = new Map<string, Promise<void>>();

/** Resolves when no copy of the recording, by default of any recording, is in progress. */
export const copiesMade = async (gravacaoId = ""): Promise<void> => {
  const prefix = `gravacoes/${gravacaoId}`;
  const copies = [...inProgress].filter(([key]) => key.startsWith(prefix));
  await Promise.allSettled(copies.map(([, made]) => made));
};

/** Starts to make the player's copy before a player needs it. A failure is only logged. */
export const makeCopyAhead = (
  deps: CopyDeps,
  gravacaoId: string,
  readSegmentos: () => Promise<Segmento[]>,
): void => {
  const key = `gravacoes/${gravacaoId}/ahead`;
  const make = async (): Promise<void> => {
    try {
      await findPlayable(deps, gravacaoId, await readSegmentos());
    } catch (error) {
      deps.log.warn({ err: error, gravacao_id: gravacaoId }, "copy ahead of playback failed");
    } finally {
      inProgress.delete(key);
    }
  };
  if (!inProgress.has(key)) inProgress.set(key, make());
};

/**
 * Stores the file of at most `bytes` that `make` writes, unless the key exists.
 * @throws StorageError FULL before it writes, errors of `make`
 */
export const ensureCopy = async (
  { storage, config }: CopyDeps,
  key: string,
  bytes: number,
  make: (path: string) => Promise<void>,
): Promise<void> => {
  const size = await storage.size(key).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (size !== null) return;
  const write = async (): Promise<void> => {
    const folder = workFolder(config.data_dir);
    const path = join(folder, crypto.randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await checkFreeSpace(folder, bytes)) === "full")
      throw new StorageError("FULL", "no room for a copy");
    try {
      await make(path);
      await storage.putFile(key, path);
    } finally {
      await removeIfThere(path);
    }
  };
  const copy = inProgress.get(key) ?? write().finally(() => inProgress.delete(key));
  inProgress.set(key, copy);
  await copy;
};

/**
 * The recording in a form in which a player can seek: every segment at its time, tracks mixed. One
 * WebM track is joined without decoding, with the duration and cues that MediaRecorder omits. Two
 * tracks, or several segments of another type, become WAV. A single file of another type is
 * returned unchanged. Null without sound.
 */
export const findPlayable = async (
  deps: CopyDeps,
  gravacaoId: string,
  segmentos: Segmento[],
): Promise<Playable | null> => {
  const tracks = groupTracks(segmentos);
  const all = tracks.flat();
  const [first] = all;
  if (first === undefined) return null;
  const { storage_key, media_type, sha256 } = first;
  const original = { storage_key, media_type, etag: `"${sha256}"` };
  const isWebm = all.every((segmento) => segmento.media_type.startsWith(WEBM));
  if (all.length === 1 && !isWebm) return original;
  const joins = tracks.length === 1 && isWebm;
  const key = `gravacoes/${gravacaoId}/${joins ? JOINED : MIXED}`;
  try {
    const bytes = joins ? joinBytes(tracks) : mixBytes(tracks);
    await ensureCopy(deps, key, bytes, (path) =>
      withLocalTracks(deps.storage, tracks, (local) =>
        joins
          ? deps.audio.joinWebm(local.flat(), path, bytes)
          : deps.audio.mixToWav(local, path, bytes),
      ),
    );
  } catch (error) {
    // The disk is full, or this WebM cannot be joined: play without seeking.
    deps.log.warn({ err: error, gravacao_id: gravacaoId }, "seekable copy failed");
    return original;
  }
  return { storage_key: key, media_type: joins ? WEBM : "audio/wav", etag: `"${gravacaoId}"` };
};
