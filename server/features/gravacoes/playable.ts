import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { removeIfThere } from "../../platform/files/durable.ts";
import { type Storage, StorageError } from "../../providers/storage/storage.ts";
import type { Segmento } from "./queries.ts";

/** What a player gets. `etag`: changes with the content. */
export interface Playable {
  storage_key: string;
  media_type: string;
  etag: string;
}

interface PlayableDeps {
  storage: Storage;
  /** Folder for the copy while it is written. */
  work_dir: string;
}

const WEBM_TYPE = "audio/webm";

/** Appends a file's packets to the output, one segment behind the other; resolves with where the next one begins, in seconds. */
const appendPackets = async (
  path: string,
  source: EncodedAudioPacketSource,
  begin: number,
): Promise<number> => {
  const input = new Input({ source: new FilePathSource(path), formats: [WEBM] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (track?.codec !== "opus") throw new Error("a segment is not WebM with Opus");
    const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
    let first: number | null = null;
    let end = begin;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      first ??= packet.timestamp;
      const timestamp = begin + packet.timestamp - first;
      await source.add(packet.clone({ timestamp }), { decoderConfig });
      end = timestamp + packet.duration;
    }
    return end;
  } finally {
    input.dispose();
  }
};

/** Joins WebM segments into one file with a duration and cues, so that a player can seek. Copies packets, decodes nothing. */
export const joinWebm = async (paths: string[], target: string): Promise<void> => {
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(target) });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  try {
    let end = 0;
    for (const path of paths) end = await appendPackets(path, source, end);
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
};

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
  const track = segmentos.filter((segmento) => segmento.track === first.track);
  if (track.some(({ media_type }) => !media_type.startsWith(WEBM_TYPE))) {
    return {
      storage_key: first.storage_key,
      media_type: first.media_type,
      etag: `"${first.sha256}"`,
    };
  }
  const storage_key = `gravacoes/${gravacaoId}/playable.webm`;
  const there = await deps.storage.size(storage_key).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  if (there === null) {
    const made =
      making.get(storage_key) ??
      makeCopy(deps, storage_key, track).finally(() => making.delete(storage_key));
    making.set(storage_key, made);
    await made;
  }
  return { storage_key, media_type: WEBM_TYPE, etag: `"${gravacaoId}"` };
};
