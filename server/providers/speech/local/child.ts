import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { decodeAudio } from "../decode/decode.ts";
import { GrowingFile } from "../decode/growing.ts";
import { probe } from "../decode/probe.ts";
import { SPEECH_RATE } from "../decode/resample.ts";
import type { ModelFolder } from "../model/folder.ts";
import { SpeechError, type SpeechSegment } from "../speech.ts";
import { type Chunk, ChunkPacker, quietestPlace } from "./chunks.ts";
import { collapseLoop, guard } from "./guards.ts";
import { loudEnough, LoudnessFollower } from "./loudness.ts";
import { placeText } from "./place.ts";
import type { FromChild, ToChild, TranscribeJob } from "./protocol.ts";
import { loadSherpa, type Recognizer, type RecognizerResult } from "./sherpa.ts";
import { VoiceActivity } from "./voice.ts";

// The process that hears: one job, then it ends. What aborts or hangs the native library stays in here.

/**
 * Pauses over which stretches are heard together: a full-sized model writes better with whole sentences before it.
 * One that hears but a few seconds is best with one stretch at a time (measured on the shipped model).
 */
const joinOf = (maxChunkS: number): number => (maxChunkS >= 20 ? 0.8 : 0);
/** A looping chunk shorter than this is not worth a second try in halves. */
const RETRY_S = 4;

const send = (message: FromChild): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const msOf = (samples: number): number => Math.round((samples * 1000) / SPEECH_RATE);

const recogniserOf = (job: TranscribeJob): Promise<Recognizer> => {
  const { model } = job;
  const file = (name: string): string => join(model.folder, name);
  const engine =
    model.engine === "sherpa-onnx-whisper"
      ? {
          whisper: {
            encoder: file(model.encoder),
            decoder: file(model.decoder),
            language: job.language,
            task: "transcribe",
            tailPaddings: -1,
            // A number: `true` is not understood.
            enableSegmentTimestamps: 1,
          },
        }
      : {
          transducer: {
            encoder: file(model.encoder),
            decoder: file(model.decoder),
            joiner: file(model.joiner),
          },
          modelType: "nemo_transducer",
        };
  return loadSherpa().OfflineRecognizer.createAsync({
    modelConfig: { ...engine, tokens: file(model.tokens), numThreads: job.threads, debug: 0 },
  });
};

const hear = async (recogniser: Recognizer, pcm: Float32Array): Promise<RecognizerResult> => {
  const stream = recogniser.createStream();
  stream.acceptWaveform({ samples: loudEnough(pcm), sampleRate: SPEECH_RATE });
  return recogniser.decodeAsync(stream);
};

const halves = (chunk: Chunk): Chunk[] => {
  const third = Math.floor(chunk.pcm.length / 3);
  const cut = quietestPlace(chunk.pcm, third, 2 * third);
  const part = (from: number, to: number): Chunk => {
    const [start, end] = [chunk.start + from, chunk.start + to];
    const voiced = chunk.voiced
      .map((v) => ({ start: Math.max(start, v.start), end: Math.min(end, v.end) }))
      .filter((v) => v.end > v.start);
    return { start, end, voiced, pcm: chunk.pcm.slice(from, to) };
  };
  return [part(0, cut), part(cut, chunk.pcm.length)];
};

/** A loop is mostly an accident of where the chunk was cut, so its halves are heard once more before it is collapsed. */
const transcribeChunk = async (recogniser: Recognizer, chunk: Chunk): Promise<SpeechSegment[]> => {
  const result = await hear(recogniser, chunk.pcm);
  if (collapseLoop(result.text) === null || chunk.pcm.length < RETRY_S * SPEECH_RATE)
    return guard(placeText(result, chunk));
  const parts: SpeechSegment[] = [];
  for (const half of halves(chunk))
    parts.push(...guard(placeText(await hear(recogniser, half.pcm), half)));
  return parts;
};

const transcribe = async (job: TranscribeJob, growing?: GrowingFile): Promise<void> => {
  // What is known of a growing file's length is wrong a moment later.
  const { durationMs } = growing ? { durationMs: null } : await probe(job.path);
  const total_ms = durationMs === null ? null : Math.round(durationMs);
  const recogniser = await recogniserOf(job);
  const { max_chunk_s }: ModelFolder = job.model;
  const voice = new VoiceActivity(max_chunk_s);
  const packer = new ChunkPacker(max_chunk_s, joinOf(max_chunk_s));
  const loudness = new LoudnessFollower();
  let found = job.heard.segments;
  const settle = async (chunks: Chunk[]): Promise<void> => {
    for (const chunk of chunks) {
      const done_ms = msOf(chunk.end);
      if (done_ms <= job.heard.done_ms) continue;
      const segments = await transcribeChunk(recogniser, chunk);
      found += segments.length;
      await send({ kind: "heard", part: { segments, done_ms } });
      await send({ kind: "progress", progress: { done_ms, total_ms } });
    }
  };
  for await (const pcm of decodeAudio(job.path, undefined, growing)) {
    const stretches = voice.push(loudness.push(pcm));
    await settle(packer.push(pcm, stretches, voice.speaking));
  }
  await settle(packer.flush(voice.flush()));
  if (found === 0) throw new SpeechError("AUDIO_SILENT", "nobody speaks in the sound");
  const duration_ms = msOf(packer.heard);
  await send({ kind: "progress", progress: { done_ms: duration_ms, total_ms: duration_ms } });
  await send({ kind: "done", duration_ms });
};

const failure = (error: unknown): FromChild =>
  error instanceof SpeechError
    ? { kind: "failed", code: error.code, detail: error.message, retry: error.retry }
    : { kind: "failed", code: "SPEECH_FAILED", detail: String(error), retry: false };

// Dies with its parent, whatever the native library is doing.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const growing = new GrowingFile();
process.on("message", (message: ToChild) => {
  if (message.kind === "grown") {
    growing.grow(message.bytes, message.complete);
    return;
  }
  transcribe(message, message.growing ? growing : undefined)
    .catch((error: unknown) => send(failure(error)))
    .finally(() => process.exit(0));
});
