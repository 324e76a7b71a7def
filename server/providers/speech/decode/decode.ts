import { MAX_AUDIO_MS, SpeechError } from "../speech.ts";
import { headOf, pieces } from "./files.ts";
import { Fmp4Reader, isFragmented } from "./fmp4.ts";
import type { GrowingFile } from "./growing.ts";
import { Mp3Pcm } from "./mp3.ts";
import { openMp4 } from "./mp4.ts";
import { OggReader } from "./ogg.ts";
import { OpusPcm } from "./opus.ts";
import { type DecodableKind, probe } from "./probe.ts";
import { SPEECH_RATE } from "./resample.ts";
import { WavPcm } from "./wav.ts";
import { WebmReader } from "./webm.ts";

/** A sample value that no microphone stays below: 10 of 32768 steps, -70 dB. */
const SILENCE_PEAK = 0.0003;
/** A growing file says with this much what it is. */
const ENOUGH_BYTES = 1024;
const MAX_SAMPLES = (MAX_AUDIO_MS / 1000) * SPEECH_RATE;

/**
 * Decodes a file to 16 kHz mono, values from -1 to 1, in blocks of a second; memory does not grow with its length.
 * A file that was cut gives all that stands before the cut. A growing one is followed, and gives in the end the same blocks.
 * @throws SpeechError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_SILENT, AUDIO_TOO_LONG, AUDIO_AAC, ABORTED
 */
export async function* decodeAudio(
  path: string,
  signal?: AbortSignal,
  growing?: GrowingFile,
): AsyncGenerator<Float32Array> {
  await growing?.reaches(ENOUGH_BYTES);
  const { kind, durationMs } = await probe(path);
  if (growing && !["webm", "ogg", "mp4"].includes(kind)) await growing.reaches(Infinity);
  if (durationMs !== null && durationMs > MAX_AUDIO_MS) throw tooLong();
  let samples = 0;
  let peak = 0;
  let block = new Float32Array(SPEECH_RATE);
  let filled = 0;
  for await (const pcm of decoders[kind](path, growing)) {
    if (signal?.aborted) throw new SpeechError("ABORTED", "aborted while decoding");
    samples += pcm.length;
    if (samples > MAX_SAMPLES) throw tooLong();
    if (peak < SILENCE_PEAK) peak = peakOf(pcm, peak);
    for (let at = 0; at < pcm.length;) {
      const part = pcm.subarray(at, at + block.length - filled);
      block.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < block.length) continue;
      yield block;
      block = new Float32Array(SPEECH_RATE);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
  if (samples === 0) throw new SpeechError("AUDIO_EMPTY", "the file holds no sound");
  if (peak < SILENCE_PEAK) throw new SpeechError("AUDIO_SILENT", "the sound is silence");
}

const tooLong = (): SpeechError =>
  new SpeechError("AUDIO_TOO_LONG", `longer than ${MAX_AUDIO_MS / 3_600_000} hours`);

/** Whether a sound is silence to the last sample: services make up words for it. */
export const isSilent = (pcm: Float32Array): boolean => peakOf(pcm, 0) < SILENCE_PEAK;

const peakOf = (pcm: Float32Array, from: number): number => {
  let peak = from;
  for (const sample of pcm) {
    const size = sample < 0 ? -sample : sample;
    if (size > peak) peak = size;
  }
  return peak;
};

type Packet = { ms: number | null; data: Uint8Array };

/** Packets to sound, in groups, with a new decoder wherever the file starts a new stream. */
async function* opusStreams(
  path: string,
  reader: WebmReader | OggReader | Fmp4Reader,
  growing?: GrowingFile,
): AsyncGenerator<Float32Array> {
  let decoder: OpusPcm | null = null;
  let other: string | null = null;
  try {
    for await (const piece of pieces(path, growing)) {
      let packets: Packet[] = [];
      for (const event of reader.push(piece)) {
        if (event.kind === "packet") packets.push(event);
        else if (event.kind === "other-codec") other = event.codec;
        else {
          if (decoder) yield* decoder.decode(packets);
          packets = [];
          decoder?.free();
          decoder = await OpusPcm.create(event.setup);
        }
      }
      if (decoder) yield* decoder.decode(packets);
    }
  } finally {
    decoder?.free();
  }
  if (!decoder && other === "mp4a")
    throw new SpeechError("AUDIO_AAC", "AAC is converted in the browser");
  if (!decoder && other !== null)
    throw new SpeechError("AUDIO_UNREADABLE", `codec ${other}, not Opus`);
}

async function* mp4Opus(path: string, growing?: GrowingFile): AsyncGenerator<Float32Array> {
  if (isFragmented(await headOf(path))) {
    yield* opusStreams(path, new Fmp4Reader(), growing);
    return;
  }
  await growing?.reaches(Infinity);
  const mp4 = await openMp4(path);
  const decoder = await OpusPcm.create(mp4.setup);
  try {
    for await (const packet of mp4.packets()) yield* decoder.decode([packet]);
  } finally {
    decoder.free();
    mp4.close();
  }
}

async function* mp3(path: string): AsyncGenerator<Float32Array> {
  const decoder = await Mp3Pcm.create();
  try {
    for await (const piece of pieces(path)) yield* decoder.push(piece);
    yield decoder.flush();
  } finally {
    decoder.free();
  }
}

async function* wav(path: string): AsyncGenerator<Float32Array> {
  const decoder = new WavPcm();
  for await (const piece of pieces(path)) {
    yield* decoder.push(piece);
    if (decoder.state.kind === "broken")
      throw new SpeechError("AUDIO_UNREADABLE", `wav: ${decoder.state.reason}`);
    if (decoder.state.kind === "over") break;
  }
  yield decoder.flush();
}

const decoders: Record<
  DecodableKind,
  (path: string, growing?: GrowingFile) => AsyncGenerator<Float32Array>
> = {
  webm: (path, growing) => opusStreams(path, new WebmReader(), growing),
  ogg: (path, growing) => opusStreams(path, new OggReader(), growing),
  mp4: mp4Opus,
  mp3,
  wav,
};
