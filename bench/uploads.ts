import { randomBytes, randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { createInstallation } from "./parts/installation.ts";
import { type Caller, signIn, startSegment, TUS } from "./parts/segments.ts";

/** Recordings at once; each sends a batch of two seconds every two seconds, as the recorder in the page does. */
const CONCURRENT = Number(process.env["CONCURRENT"] ?? 300);
const BATCH_MS = 2000;
/** Two seconds of Opus at 64 kbit/s, twice what Chromium writes for a voice. */
const BATCH_BYTES = 16_000;
const SECONDS = Number(process.env["SECONDS"] ?? 40);
const DOCTORS = 20;

interface Recording {
  place: string;
  caller: Caller;
  acknowledged: number;
}

/**
 * How many recordings one server process takes in real time, every batch synced to the disk before it is acknowledged. `late`:
 * batches acknowledged later than two seconds after they were due. Then the server is killed by SIGKILL; `lost_bytes`:
 * acknowledged bytes that are not there after it came back.
 */
export const run = async (): Promise<Record<string, unknown>> => {
  const installation = await createInstallation();
  try {
    const server = installation.start("server");
    await installation.ready();
    const doctors: Caller[] = [];
    for (let i = 0; i < DOCTORS; i++) doctors.push(await signIn(installation.url));
    const recordings: Recording[] = [];
    for (let i = 0; i < CONCURRENT; i++) {
      const caller = doctors[i % DOCTORS] as Caller;
      const place = await startSegment(caller, randomUUID(), "microphone");
      recordings.push({ place, caller, acknowledged: 0 });
    }
    const delays: number[] = [];
    const begin = performance.now() + 500;
    const record = async (recording: Recording, first: number): Promise<void> => {
      for (let due = first; due < begin + SECONDS * 1000; due += BATCH_MS) {
        await pause(Math.max(0, due - performance.now()));
        await send(recording, randomBytes(BATCH_BYTES));
        delays.push(performance.now() - due);
      }
    };
    await Promise.all(
      recordings.map((recording, i) => record(recording, begin + (i * BATCH_MS) / CONCURRENT)),
    );
    server.kill("SIGKILL");
    await new Promise((resolve) => server.once("exit", resolve));
    installation.start("server");
    await installation.ready();
    let lost_bytes = 0;
    for (const { place, caller, acknowledged } of recordings) {
      const head = await caller.call(place, { method: "HEAD", headers: TUS });
      lost_bytes += Math.max(0, acknowledged - Number(head.headers.get("upload-offset")));
    }
    delays.sort((a, b) => a - b);
    const at = (share: number): number =>
      Math.round(delays[Math.floor((delays.length - 1) * share)] ?? 0);
    return {
      concurrent: CONCURRENT,
      late: delays.filter((delay) => delay > BATCH_MS).length,
      lost_bytes,
      batches: delays.length,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      worst_ms: at(1),
      cores: availableParallelism(),
    };
  } finally {
    await installation.remove();
  }
};

/** Sends one batch; it is not acknowledged before it is on the disk. */
const send = async (recording: Recording, batch: Buffer): Promise<void> => {
  const { caller, place, acknowledged } = recording;
  const answer = await caller.call(place, {
    method: "PATCH",
    headers: {
      ...TUS,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(acknowledged),
    },
    body: new Uint8Array(batch),
  });
  if (answer.status !== 204) throw new Error(`a batch was answered ${answer.status}`);
  recording.acknowledged = acknowledged + batch.length;
};
