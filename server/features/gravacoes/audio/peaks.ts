import { readFile } from "node:fs/promises";
import type { getPeaks } from "@relato/shared/contract/gravacoes.ts";
import type { RouteResult } from "@relato/shared/contract/route.ts";
import { writeFileDurably } from "../../../platform/files/durable.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { SPEECH_RATE } from "../../../providers/speech/samples.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import type { CopyDeps } from "../gravacoes-deps.ts";
import type { Segmento } from "../queries.ts";
import { mixedPcm } from "./mix.ts";
import { PEAKS } from "../copies.ts";
import { ensureCopy, groupTracks, withLocalTracks } from "./playable.ts";

export type Peaks = RouteResult<typeof getPeaks>;

const MAX_PEAKS = 1000;
/** Samples of the finest resolution: a fifth of a second. */
const STEP = SPEECH_RATE / 5;

/** The maxima of at most `MAX_PEAKS` equal parts. */
const condense = (fine: number[]): number[] => {
  const count = Math.min(MAX_PEAKS, fine.length);
  return Array.from({ length: count }, (_, i) => {
    const part = fine.slice(
      Math.floor((i * fine.length) / count),
      Math.floor(((i + 1) * fine.length) / count),
    );
    return Math.round(Math.max(...part) * 1000) / 1000;
  });
};

/** Takes PCM at 16 kHz in blocks of a second. */
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

/** The recording's waveform, computed once and stored beside the audio. Null without sound. */
export const findPeaks = async (
  deps: CopyDeps,
  gravacaoId: string,
  segmentos: Segmento[],
): Promise<Peaks | null> => {
  const tracks = groupTracks(segmentos);
  if (tracks.length === 0) return null;
  const key = `gravacoes/${gravacaoId}/${PEAKS}`;
  await ensureCopy(deps, key, async (path) => {
    const peaks = await withLocalTracks(deps.storage, tracks, (local) =>
      readPeaks(mixedPcm(local)),
    ).catch((error: unknown) => {
      throw error instanceof SpeechError ? new AppError("AUDIO_UNREADABLE") : error;
    });
    await writeFileDurably(path, JSON.stringify(peaks));
  });
  return deps.storage.withLocalFile(
    key,
    async (path) => JSON.parse(await readFile(path, "utf8")) as Peaks,
  );
};
