import { constants, setPriority } from "node:os";
import { watchProcess } from "../../../platform/processes/watch.ts";
import { decodeAudio } from "../decode/decode.ts";
import { GrowingFile } from "../decode/growing.ts";
import { probe } from "../decode/probe.ts";
import { samplesToMs } from "../samples.ts";
import type { SpeechModelFolder } from "../model/folder.ts";
import { SpeechError } from "../speech.ts";
import { type Chunk, ChunkPacker } from "./chunks.ts";
import { Listening } from "./listening.ts";
import { LoudnessFollower } from "./loudness.ts";
import type { ChildJob, FromChild, ToChild, TranscribeJob } from "./protocol.ts";
import { loadRecogniser, transcribeChunk } from "./recognise.ts";
import { VoiceActivity } from "./voice.ts";

// The child process that transcribes: it does one job and exits. The native library can abort or
// hang this process only.

/**
 * Speech with pauses up to this many seconds becomes one chunk. Large models are better with whole
 * sentences, models of a few seconds with single stretches (measured on the shipped model).
 */
const joinSeconds = (maxChunkS: number): number => (maxChunkS >= 20 ? 0.8 : 0);
const send = (message: FromChild): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const transcribe = async (job: TranscribeJob, growing?: GrowingFile): Promise<void> => {
  // A growing file has no final duration yet.
  const { durationMs } = growing ? { durationMs: null } : await probe(job.path);
  const total_ms = durationMs === null ? null : Math.round(durationMs);
  const recogniser = await loadRecogniser(job);
  const { max_chunk_s }: SpeechModelFolder = job.model;
  const voice = new VoiceActivity(max_chunk_s);
  const packer = new ChunkPacker(max_chunk_s, joinSeconds(max_chunk_s));
  const loudness = new LoudnessFollower();
  let count = job.heard.segments;
  const transcribeChunks = async (chunks: Chunk[]): Promise<void> => {
    for (const chunk of chunks) {
      const done_ms = samplesToMs(chunk.end);
      if (done_ms <= job.heard.done_ms) continue;
      const segments = await transcribeChunk(recogniser, chunk);
      count += segments.length;
      await send({ kind: "heard", part: { segments, done_ms } });
      await send({ kind: "progress", progress: { done_ms, total_ms } });
    }
  };
  for await (const pcm of decodeAudio(job.path, undefined, growing)) {
    const stretches = voice.push(loudness.push(pcm));
    await transcribeChunks(packer.push(pcm, stretches, voice.speaking));
  }
  await transcribeChunks(packer.flush(voice.flush()));
  if (count === 0) throw new SpeechError("AUDIO_SILENT", "the recording contains no speech");
  const duration_ms = samplesToMs(packer.heard);
  await send({ kind: "progress", progress: { done_ms: duration_ms, total_ms: duration_ms } });
  await send({ kind: "done", duration_ms });
};

const failure = (error: unknown): FromChild =>
  error instanceof SpeechError
    ? { kind: "failed", code: error.code, detail: error.message, retry: error.retry }
    : { kind: "failed", code: "SPEECH_FAILED", detail: String(error), retry: false };

// Exit with the parent, even while the native library is busy.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
// Ctrl-C and systemd signal the whole process group. The server handles the signal and returns its
// jobs to the queue. If the child exited too, the running consultation would fail.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
watchProcess(Number(process.argv[2]));
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const growing = new GrowingFile();
let listening: Listening | null = null;

const start = async (job: ChildJob): Promise<void> => {
  if (job.kind === "transcribe") return transcribe(job, job.growing ? growing : undefined);
  const loading = loadRecogniser(job);
  listening = new Listening(loading, job.model.max_chunk_s, (message) => void send(message));
  await loading;
  // The parent kills this process when the listener ends.
  return new Promise(() => {});
};

process.on("message", (message: ToChild) => {
  switch (message.kind) {
    case "grown":
      growing.grow(message.bytes, message.complete);
      return;
    case "pcm":
      listening?.push(message.data);
      return;
    case "pause":
      listening?.pause();
      return;
    default:
      start(message)
        .catch((error: unknown) => send(failure(error)))
        .finally(() => process.exit(0));
  }
});
