import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../platform/audit/log.ts";
import { removeIfThere } from "../../platform/files/durable.ts";
import { type Storage, StorageError } from "../../providers/storage/storage.ts";
import { joinWebm } from "./join-webm.ts";
import type { Segmento } from "./queries.ts";

/** What a player gets. `etag`: changes with the content. */
export interface Playable {
  storage_key: string;
  media_type: string;
  etag: string;
}

interface PlayableDeps {
  storage: Storage;
  log: Log;
  /** Folder for the copy while it is written. */
  work_dir: string;
}

const WEBM_TYPE = "audio/webm";

/** Makes paths of all keys and runs `use` with them. */
const withLocalFiles = async <T>(
  storage: Storage,
  keys: string[],
  use: (paths: string[]) => Promise<T>,
  paths: string[] = [],
): Promise<T> => {
  const [key, ...rest] = keys;
  if (key === undefined) return use(paths);
  return storage.withLocalFile(key, (path) => withLocalFiles(storage, rest, use, [...paths, path]));
};

/** Copies that are being made, so that two players do not make two. */
const making = new Map<string, Promise<void>>();

const makeCopy = async (
  { storage, work_dir }: PlayableDeps,
  key: string,
  segmentos: Segmento[],
): Promise<void> => {
  const aside = join(work_dir, `${crypto.randomUUID()}.webm`);
  await mkdir(work_dir, { recursive: true, mode: 0o700 });
  try {
    const keys = segmentos.map(({ storage_key }) => storage_key);
    await withLocalFiles(storage, keys, (paths) => joinWebm(paths, aside));
    await storage.putFile(key, aside);
  } finally {
    await removeIfThere(aside);
  }
};

/**
 * The recording as a player can seek in it: its first track, joined, with duration and cues. MediaRecorder writes neither, so
 * its WebM gets a copy, made when it is first asked for. Other kinds can be sought in as they are.
 */
export const findPlayable = async (
  deps: PlayableDeps,
  gravacaoId: string,
  segmentos: Segmento[],
): Promise<Playable | null> => {
  const [first] = segmentos;
  if (first === undefined) return null;
  const asIs = {
    storage_key: first.storage_key,
    media_type: first.media_type,
    etag: `"${first.sha256}"`,
  };
  const track = segmentos.filter((segmento) => segmento.track === first.track);
  if (track.some(({ media_type }) => !media_type.startsWith(WEBM_TYPE))) return asIs;
  const storage_key = `gravacoes/${gravacaoId}/playable.webm`;
  try {
    await ensureCopy(deps, storage_key, track);
  } catch (error) {
    // No room, or a kind of WebM that cannot be joined: playing without seeking is better than silence.
    deps.log.warn({ err: error, gravacao_id: gravacaoId }, "no seekable copy could be made");
    return asIs;
  }
  return { storage_key, media_type: WEBM_TYPE, etag: `"${gravacaoId}"` };
};

const ensureCopy = async (
  deps: PlayableDeps,
  key: string,
  segmentos: Segmento[],
): Promise<void> => {
  const there = await deps.storage.size(key).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (there !== null) return;
  const made = making.get(key) ?? makeCopy(deps, key, segmentos).finally(() => making.delete(key));
  making.set(key, made);
  await made;
};
