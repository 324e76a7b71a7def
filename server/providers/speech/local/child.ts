import { constants, setPriority } from "node:os";
import { decodeAudio } from "../decode/decode.ts";
import { GrowingFile } from "../decode/growing.ts";
import { probe } from "../decode/probe.ts";
import { SPEECH_RATE } from "../decode/resample.ts";
import type { SpeechModelFolder } from "../model/folder.ts";
import { SpeechError } from "../speech.ts";
import { type Chunk, ChunkPacker } from "./chunks.ts";
import { Listening } from "./listen.ts";
import { LoudnessFollower } from "./loudness.ts";
import type { ChildJob, FromChild, ToChild, TranscribeJob } from "./protocol.ts";
import { recogniserOf, transcribeChunk } from "./recognise.ts";
import { VoiceActivity } from "./voice.ts";

// The process that hears: one job, then it ends. What aborts or hangs the native library stays in here.

/**
 * Pauses over which stretches are heard together: a full-sized model writes better with whole sentences before it.
 * One that hears but a few seconds is best with one stretch at a time (measured on the shipped model).
 */
const joinOf = (maxChunkS: number): number => (maxChunkS >= 20 ? 0.8 : 0);
const send = (message: FromChild): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const msOf = (samples: number): number => Math.round((samples * 1000) / SPEECH_RATE);

const transcribe = async (job: TranscribeJob, growing?: GrowingFile): Promise<void> => {
  // What is known of a growing file's length is wrong a moment later.
  const { durationMs } = growing ? { durationMs: null } : await probe(job.path);
  const total_ms = durationMs === null ? null : Math.round(durationMs);
  const recogniser = await recogniserOf(job);
  const { max_chunk_s }: SpeechModelFolder = job.model;
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
// Ctrl-C and systemd signal the whole group: that is for the server, which ends its jobs and hands them back. A child that died
// of it would make a failed consultation of a running one.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const growing = new GrowingFile();
let listening: Listening | null = null;

const begin = async (job: ChildJob): Promise<void> => {
  if (job.kind === "transcribe") return transcribe(job, job.growing ? growing : undefined);
  const loading = recogniserOf(job);
  listening = new Listening(loading, job.model.max_chunk_s, (said) => void send(said));
  await loading;
  // It ends with whoever listens.
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
      begin(message)
        .catch((error: unknown) => send(failure(error)))
        .finally(() => process.exit(0));
  }
});
