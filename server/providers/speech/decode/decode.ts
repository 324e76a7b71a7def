import { type FileHandle, open } from "node:fs/promises";
import { MAX_AUDIO_MS, SpeechError } from "../speech.ts";
import { type AudioKind, HEAD_BYTES, kindOf } from "./kind.ts";
import { Mp3Pcm } from "./mp3.ts";
import { openMp4 } from "./mp4.ts";
import { lastGranuleMs, OggReader } from "./ogg.ts";
import { OpusPcm } from "./opus.ts";
import { SPEECH_RATE } from "./resample.ts";
import { WavPcm } from "./wav.ts";
import { WebmReader } from "./webm.ts";

const PIECE_BYTES = 64 * 1024;
const TAIL_BYTES = 1024 * 1024;
/** A sample value that no microphone stays below: 10 of 32768 steps, -70 dB. */
const SILENCE_PEAK = 0.0003;
const MAX_SAMPLES = (MAX_AUDIO_MS / 1000) * SPEECH_RATE;

export interface Probe {
  kind: AudioKind;
  /** What can be known without decoding; null where nothing says it (mp3). */
  durationMs: number | null;
}

/**
 * What a file is, by its content, and how long, where that is cheap to know.
 * @throws SpeechError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_AAC
 */
export const probe = async (path: string): Promise<Probe> => {
  await using file = await openAudio(path);
  const head = await readAt(file, 0, HEAD_BYTES);
  if (head.length === 0) throw new SpeechError("AUDIO_EMPTY", "the file is empty");
  const kind = kindOf(head);
  if (!kind) throw new SpeechError("AUDIO_UNREADABLE", "the content is no audio that we know");
  if (kind === "aac") throw new SpeechError("AUDIO_AAC", "AAC is converted in the browser");
  if (kind === "mp3") return { kind, durationMs: null };
  if (kind === "mp4") {
    const mp4 = await openMp4(path);
    mp4.close();
    return { kind, durationMs: mp4.durationMs };
  }
  const { size } = await file.stat();
  if (kind === "wav") {
    const wav = new WavPcm();
    wav.push(head);
    return { kind, durationMs: wav.durationMs(size) };
  }
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  if (kind === "ogg") return { kind, durationMs: lastGranuleMs(tail) };
  const reader = new WebmReader();
  reader.push(head);
  if (reader.durationMs) return { kind, durationMs: reader.durationMs };
  const times = WebmReader.fromMiddle(reader).push(tail);
  const last = times.findLast((event) => event.kind === "packet" && event.ms !== null);
  return { kind, durationMs: last?.kind === "packet" ? last.ms : null };
};

/**
 * Decodes a file to 16 kHz mono, values from -1 to 1, in blocks of a second; memory does not grow with its length.
 * A file that was cut gives all that stands before the cut.
 * @throws SpeechError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_SILENT, AUDIO_TOO_LONG, AUDIO_AAC, ABORTED
 */
export async function* decodeAudio(
  path: string,
  signal?: AbortSignal,
): AsyncGenerator<Float32Array> {
  const { kind, durationMs } = await probe(path);
  if (durationMs !== null && durationMs > MAX_AUDIO_MS) throw tooLong();
  let samples = 0;
  let peak = 0;
  let block = new Float32Array(SPEECH_RATE);
  let filled = 0;
  for await (const pcm of decoders[kind](path)) {
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

const peakOf = (pcm: Float32Array, from: number): number => {
  let peak = from;
  for (const sample of pcm) {
    const size = sample < 0 ? -sample : sample;
    if (size > peak) peak = size;
  }
  return peak;
};

const openAudio = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path, "r");
  } catch (error) {
    throw new SpeechError("AUDIO_UNREADABLE", `cannot open the file: ${codeOf(error)}`);
  }
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

const readAt = async (file: FileHandle, from: number, length: number): Promise<Uint8Array> => {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
};

async function* pieces(path: string): AsyncGenerator<Uint8Array> {
  await using file = await openAudio(path);
  const buffer = Buffer.alloc(PIECE_BYTES);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, PIECE_BYTES);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

type Packet = { ms: number | null; data: Uint8Array };

/** Packets to sound, in groups, with a new decoder wherever the file starts a new stream. */
async function* opusStreams(
  path: string,
  reader: WebmReader | OggReader,
): AsyncGenerator<Float32Array> {
  let decoder: OpusPcm | null = null;
  let other: string | null = null;
  try {
    for await (const piece of pieces(path)) {
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
  if (!decoder && other !== null)
    throw new SpeechError("AUDIO_UNREADABLE", `codec ${other}, not Opus`);
}

async function* mp4Opus(path: string): AsyncGenerator<Float32Array> {
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

const decoders: Record<AudioKind, (path: string) => AsyncGenerator<Float32Array>> = {
  webm: (path) => opusStreams(path, new WebmReader()),
  ogg: (path) => opusStreams(path, new OggReader()),
  mp4: mp4Opus,
  mp3,
  wav,
  aac: async function* () {
    throw new SpeechError("AUDIO_AAC", "AAC is converted in the browser");
  },
};
