import { randomBytes, randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { type Caller, expectStatus, signUp } from "./parts/caller.ts";
import { percentile, round } from "./parts/figures.ts";
import { createInstallation } from "./parts/installation.ts";
import { patchUpload, readOffset, startUpload } from "./parts/upload.ts";

/** Simultaneous recordings. Each sends two seconds of sound every two seconds, as the recorder. */
const CONCURRENT = Number(process.env["CONCURRENT"] ?? 300);
const BATCH_MS = 2000;
/** Two seconds of Opus at 64 kbit/s, twice what Chromium writes for a voice. */
const BATCH_BYTES = 16_000;
const SECONDS = Number(process.env["SECONDS"] ?? 40);
const DOCTORS = 20;

interface Recording {
  path: string;
  caller: Caller;
  acknowledged: number;
}

const openRecordings = async (url: string): Promise<Recording[]> => {
  const doctors: Caller[] = [];
  for (let i = 0; i < DOCTORS; i++) doctors.push(await signUp(url));
  const recordings: Recording[] = [];
  for (let i = 0; i < CONCURRENT; i++) {
    const caller = doctors[i % DOCTORS] as Caller;
    const path = await startUpload(caller, { gravacao_id: randomUUID(), length: null });
    recordings.push({ path, caller, acknowledged: 0 });
  }
  return recordings;
};

const sendBatch = async (recording: Recording): Promise<void> => {
  const { caller, path, acknowledged } = recording;
  const batch = randomBytes(BATCH_BYTES);
  await expectStatus(await patchUpload(caller, path, acknowledged, batch), 204);
  recording.acknowledged = acknowledged + batch.length;
};

/** Sends all batches on time. Returns the delay of each acknowledgement in ms. */
const sendRecordings = async (recordings: readonly Recording[]): Promise<number[]> => {
  const delays: number[] = [];
  const start = performance.now() + 500;
  const sendAll = async (recording: Recording, first: number): Promise<void> => {
    for (let due = first; due < start + SECONDS * 1000; due += BATCH_MS) {
      await pause(Math.max(0, due - performance.now()));
      await sendBatch(recording);
      delays.push(performance.now() - due);
    }
  };
  await Promise.all(
    recordings.map((recording, i) => sendAll(recording, start + (i * BATCH_MS) / CONCURRENT)),
  );
  return delays;
};

/**
 * Measures how many recordings one server process accepts in real time, with each batch synced to
 * the disk before the acknowledgement. `late` batches are acknowledged after more than two seconds.
 * Then kills the server; `lost_bytes` are acknowledged bytes that are missing after a restart.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation();
  try {
    const server = installation.start("server");
    await installation.ready();
    const recordings = await openRecordings(installation.url);
    const delays = await sendRecordings(recordings);
    server.kill("SIGKILL");
    await new Promise((resolve) => server.once("exit", resolve));
    installation.start("server");
    await installation.ready();
    let lost_bytes = 0;
    for (const { path, caller, acknowledged } of recordings)
      lost_bytes += Math.max(0, acknowledged - (await readOffset(caller, path)));
    const delayAt = (share: number): number => round(percentile(delays, share), 0);
    return {
      concurrent: CONCURRENT,
      late: delays.filter((delay) => delay > BATCH_MS).length,
      lost_bytes,
      batches: delays.length,
      p50_ms: delayAt(0.5),
      p99_ms: delayAt(0.99),
      worst_ms: delayAt(1),
      cores: availableParallelism(),
    };
  } finally {
    await installation.remove();
  }
};
