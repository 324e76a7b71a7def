import { readFile } from "node:fs/promises";
import { writeFileDurably } from "../../../platform/files/durable.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { StorageError } from "../../../providers/storage/storage.ts";
import type { CopyDeps } from "../gravacoes-deps.ts";
import type { Segmento } from "../queries.ts";
import { AudioProcessError } from "./audio-process.ts";
import { PEAKS } from "../copies.ts";
import { ensureCopy, groupTracks, withLocalTracks } from "./playable.ts";
import type { Peaks } from "./read-peaks.ts";

/** The most bytes of the stored waveform. */
const PEAKS_BYTES = 16 * 1024;

/** The recording's waveform, computed once and stored beside the audio. Null without sound. */
export const findPeaks = async (
  deps: CopyDeps,
  gravacaoId: string,
  segmentos: Segmento[],
): Promise<Peaks | null> => {
  const tracks = groupTracks(segmentos);
  if (tracks.length === 0) return null;
  const key = `gravacoes/${gravacaoId}/${PEAKS}`;
  await ensureCopy(deps, key, PEAKS_BYTES, async (path) => {
    const peaks = await withLocalTracks(deps.storage, tracks, (local) =>
      deps.audio.readPeaks(local),
    ).catch((error: unknown) => {
      const isUnreadable = error instanceof SpeechError || error instanceof AudioProcessError;
      throw isUnreadable ? new AppError("AUDIO_UNREADABLE") : error;
    });
    await writeFileDurably(path, JSON.stringify(peaks));
  }).catch((error: unknown) => {
    const isFull = error instanceof StorageError && error.code === "FULL";
    throw isFull ? new AppError("STORAGE_FULL") : error;
  });
  return deps.storage.withLocalFile(
    key,
    async (path) => JSON.parse(await readFile(path, "utf8")) as Peaks,
  );
};
