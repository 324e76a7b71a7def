import type { AudioKind } from "../../../providers/speech/decode/kind.ts";
import { decodeAudio } from "../../../providers/speech/decode/decode.ts";
import { probe } from "../../../providers/speech/decode/probe.ts";
import { joinWebm } from "./join-webm.ts";
import { type LocalSegment, mixedPcm, mixToWav } from "./mix.ts";
import { type Peaks, readPeaks } from "./read-peaks.ts";

const MEDIA_TYPES: Record<Exclude<AudioKind, "aac">, string> = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  mp4: "audio/mp4",
  mp3: "audio/mpeg",
  wav: "audio/wav",
};

export interface Content {
  media_type: string;
  /** Null when only complete decoding would tell. */
  duration_ms: number | null;
}

/** Milliseconds; null where only decoding would tell. */
const readDuration = async (path: string): Promise<number | null> => {
  const { durationMs } = await probe(path);
  return durationMs === null ? null : Math.round(durationMs);
};

/** Reads the media type and length from a file's content, and decodes its first second. */
const readContent = async (path: string): Promise<Content> => {
  const { kind, durationMs } = await probe(path);
  for await (const _second of decodeAudio(path)) break;
  return { media_type: MEDIA_TYPES[kind], duration_ms: durationMs && Math.round(durationMs) };
};

/**
 * The functions that the audio process runs. They read files that strangers made.
 * @throws SpeechError
 */
export const audioCalls = {
  readDuration,
  readContent,
  readPeaks: (tracks: LocalSegment[][]): Promise<Peaks> => readPeaks(mixedPcm(tracks)),
  mixToWav,
  joinWebm,
};
export type AudioCalls = typeof audioCalls;

export interface AudioRequest<N extends keyof AudioCalls = keyof AudioCalls> {
  name: N;
  args: Parameters<AudioCalls[N]>;
}
