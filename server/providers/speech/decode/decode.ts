import { peakOf, SPEECH_RATE } from "../samples.ts";
import { createAacError, createTooLongError, MAX_AUDIO_MS, SpeechError } from "../speech.ts";
import { readHead, readPieces } from "./files.ts";
import { Fmp4Reader, isFragmented } from "./fmp4.ts";
import type { GrowingFile } from "./growing.ts";
import { Mp3Pcm } from "./mp3.ts";
import { openMp4 } from "./mp4.ts";
import { OggReader } from "./ogg.ts";
import { OpusPcm } from "./opus.ts";
import { type DecodableKind, probe } from "./probe.ts";
import { WavPcm } from "./wav.ts";
import { WebmReader } from "./webm.ts";

/** Every microphone's noise is louder: 10 of 32,768 steps, -70 dB. */
const SILENCE_PEAK = 0.0003;
/** Enough of a growing file to detect its kind. */
const PROBE_BYTES = 1024;
/** Each stream starts a decoder, which takes milliseconds. Chained files have a few. */
const MAX_STREAMS = 1000;
const MAX_SAMPLES = (MAX_AUDIO_MS / 1000) * SPEECH_RATE;

/**
 * Decodes a file to 16 kHz mono, values from -1 to 1, in blocks of one second, in bounded memory. A
 * truncated file gives all sound before the cut. A growing file gives the same blocks as the
 * complete file.
 * @throws SpeechError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_SILENT, AUDIO_TOO_LONG, AUDIO_AAC,
 * ABORTED
 */
export async function* decodeAudio(
  path: string,
  signal?: AbortSignal,
  growing?: GrowingFile,
): AsyncGenerator<Float32Array> {
  await growing?.reaches(PROBE_BYTES);
  const { kind, durationMs } = await probe(path);
  if (growing && !["webm", "ogg", "mp4"].includes(kind)) await growing.reaches(Infinity);
  if (durationMs !== null && durationMs > MAX_AUDIO_MS) throw createTooLongError();
  let samples = 0;
  let peak = 0;
  let block = new Float32Array(SPEECH_RATE);
  let filled = 0;
  for await (const pcm of decoders[kind](path, growing)) {
    if (signal?.aborted) throw new SpeechError("ABORTED", "aborted while decoding");
    samples += pcm.length;
    if (samples > MAX_SAMPLES) throw createTooLongError();
    if (peak < SILENCE_PEAK) peak = Math.max(peak, peakOf(pcm));
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

/** Whether all samples are silence. Speech services invent words for silence. */
export const isSilent = (pcm: Float32Array): boolean => peakOf(pcm) < SILENCE_PEAK;

type Packet = { ms: number | null; data: Uint8Array };

/** Decodes packets in groups. Each stream in the file gets a new decoder. */
async function* decodeOpus(
  path: string,
  reader: WebmReader | OggReader | Fmp4Reader,
  growing?: GrowingFile,
): AsyncGenerator<Float32Array> {
  let decoder: OpusPcm | null = null;
  let otherCodec: string | null = null;
  let streams = 0;
  try {
    for await (const piece of readPieces(path, growing)) {
      let packets: Packet[] = [];
      for (const event of reader.push(piece)) {
        if (event.kind === "packet") packets.push(event);
        else if (event.kind === "other-codec") otherCodec = event.codec;
        else {
          if (decoder) yield* decoder.decode(packets);
          packets = [];
          decoder?.free();
          if (++streams > MAX_STREAMS) throw new SpeechError("AUDIO_UNREADABLE", "many streams");
          decoder = await OpusPcm.create(event.setup);
        }
      }
      if (decoder) yield* decoder.decode(packets);
    }
  } finally {
    decoder?.free();
  }
  if (!decoder && otherCodec === "mp4a") throw createAacError();
  if (!decoder && otherCodec !== null)
    throw new SpeechError("AUDIO_UNREADABLE", `codec ${otherCodec}, not Opus`);
}

async function* decodeMp4(path: string, growing?: GrowingFile): AsyncGenerator<Float32Array> {
  if (isFragmented(await readHead(path))) {
    yield* decodeOpus(path, new Fmp4Reader(), growing);
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

async function* decodeMp3(path: string): AsyncGenerator<Float32Array> {
  const decoder = await Mp3Pcm.create();
  try {
    for await (const piece of readPieces(path)) yield* decoder.push(piece);
    yield decoder.flush();
  } finally {
    decoder.free();
  }
}

async function* decodeWav(path: string): AsyncGenerator<Float32Array> {
  const decoder = new WavPcm();
  for await (const piece of readPieces(path)) {
    yield* decoder.push(piece);
    if (decoder.state.kind === "broken")
      throw new SpeechError("AUDIO_UNREADABLE", `wav: ${decoder.state.reason}`);
    if (decoder.state.kind === "done") break;
  }
  yield decoder.flush();
}

const decoders: Record<
  DecodableKind,
  (path: string, growing?: GrowingFile) => AsyncGenerator<Float32Array>
> = {
  webm: (path, growing) => decodeOpus(path, new WebmReader(), growing),
  ogg: (path, growing) => decodeOpus(path, new OggReader(), growing),
  mp4: decodeMp4,
  mp3: decodeMp3,
  wav: decodeWav,
};
