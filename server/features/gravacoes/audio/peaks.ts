import { readFile } from "node:fs/promises";
import type { getPeaks } from "@relato/shared/contract/gravacoes.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import { writeFileDurably } from "../../../platform/files/durable.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { SPEECH_RATE } from "../../../providers/speech/samples.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import { mixedPcm } from "./mix.ts";
import { ensureCopy, PEAKS, type PlayableDeps, tracksOf, withTracks } from "./playable.ts";
import type { Segmento } from "../queries.ts";

export type Peaks = RouteResult<typeof getPeaks>;

const MOST = 1000;
/** The finest that is looked at: a fifth of a second. */
const STEP = SPEECH_RATE / 5;

/** The greatest value of each of at most `MOST` equal stretches. */
const condense = (fine: number[]): number[] => {
  const count = Math.min(MOST, fine.length);
  return Array.from({ length: count }, (_, i) => {
    const part = fine.slice(
      Math.floor((i * fine.length) / count),
      Math.floor(((i + 1) * fine.length) / count),
    );
    return Math.round(Math.max(...part) * 1000) / 1000;
  });
};

/** Peaks of a sound that comes in blocks of a second. */
export const readPeaks = async (sound: AsyncIterable<Float32Array>): Promise<Peaks> => {
  const fine: number[] = [];
  let samples = 0;
  for await (const pcm of sound) {
    for (let from = 0; from < pcm.length; from += STEP) {
      let peak = 0;
      for (const sample of pcm.subarray(from, from + STEP)) peak = Math.max(peak, Math.abs(sample));
      fine.push(Math.min(1, peak));
    }
    samples += pcm.length;
  }
  return { duration_ms: Math.round((samples * 1000) / SPEECH_RATE), peaks: condense(fine) };
};

/** The recording's waveform, worked out once and kept beside the sound. Null when it has no sound. */
export const findPeaks = async (
  deps: PlayableDeps,
  gravacaoId: string,
  segmentos: Segmento[],
): Promise<Peaks | null> => {
  const tracks = tracksOf(segmentos);
  if (tracks.length === 0) return null;
  const key = `gravacoes/${gravacaoId}/${PEAKS}`;
  await ensureCopy(deps, key, async (aside) => {
    const peaks = await withTracks(deps.storage, tracks, (local) =>
      readPeaks(mixedPcm(local)),
    ).catch((error: unknown) => {
      throw error instanceof SpeechError ? new AppError("AUDIO_UNREADABLE") : error;
    });
    await writeFileDurably(aside, JSON.stringify(peaks));
  });
  return deps.storage.withLocalFile(
    key,
    async (path) => JSON.parse(await readFile(path, "utf8")) as Peaks,
  );
};
