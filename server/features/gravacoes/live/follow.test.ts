import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { uploadIdOf } from "../../../platform/uploads/metadata.ts";
import type { SpeechResult } from "../../../providers/speech/speech.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createLiveHearing, type LiveHearing } from "../jobs.ts";
import { findHeard, type Heard } from "../live-queries.ts";
import { claimOf, createUpload, finish, openGravacao, patchUpload } from "../../../testing/tus.ts";

const PATH = join(
  import.meta.dirname,
  "../../../providers/speech/fixtures/chrome-mediarecorder-pt.webm",
);
const PATIENCE = { timeout: 60_000, interval: 50 };

let test: TestApp;
let doctor: TestClient;
let sound: Buffer;
/** The transcription of the complete file. */
let atOnce: SpeechResult;
const hearings: LiveHearing[] = [];
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  sound = await readFile(PATH);
  atOnce = await test.deps.speech.transcribe(PATH, { language: "pt-BR" });
});
vi.setConfig({ testTimeout: 300_000 });
afterEach(() => Promise.all(hearings.splice(0).map((hearing) => hearing.stop())));
afterAll(() => test.close());

const startHearing = (): LiveHearing => {
  const hearing = createLiveHearing(test.deps);
  hearings.push(hearing);
  return hearing;
};
const heardOf = (gravacao_id: string): Promise<Heard | null> =>
  withUser(test.deps.db, doctor.id, (tx) =>
    findHeard(tx, uploadIdOf({ gravacao_id, track: "microphone", ordinal: 0 })),
  );
const awaitHeard = (gravacao_id: string, test: (heard: Heard) => boolean): Promise<Heard> =>
  vi.waitFor(async () => {
    const heard = await heardOf(gravacao_id);
    if (heard === null || !test(heard)) throw new Error("not yet");
    return heard;
  }, PATIENCE);

/** A running recording. `send` uploads the file up to a share of its bytes. */
const startRecording = async (more: { language?: string; consent?: string }) => {
  const id = await openGravacao(doctor, more);
  const created = await createUpload(doctor, { gravacao_id: id });
  const url = String(created.headers.location);
  let sent = 0;
  return {
    id,
    send: async (share: number): Promise<void> => {
      const to = Math.round(sound.length * share);
      const answer = await patchUpload(doctor, url, sent, sound.subarray(sent, to));
      expect(answer.statusCode).toBe(204);
      sent = to;
    },
    finish: async (): Promise<void> => {
      expect((await finish(doctor, id, [claimOf(sound)])).statusCode).toBe(200);
    },
  };
};

it("transcribes a running recording to the same words as the complete file", async () => {
  const recording = await startRecording({ language: "pt-BR", consent: "agreed" });
  await recording.send(0.4);
  await startHearing().sweep();
  const early = await awaitHeard(recording.id, ({ heard }) => heard.length > 0);
  expect(early).toMatchObject({ duration_ms: null, alive: true });
  await recording.send(1);
  await recording.finish();
  const { heard, duration_ms } = await awaitHeard(recording.id, (row) => row.duration_ms !== null);
  expect({ segments: heard, duration_ms }).toEqual({
    segments: atOnce.segments,
    duration_ms: atOnce.duration_ms,
  });
});

it("continues where another process stopped, and transcribes nothing twice", async () => {
  const recording = await startRecording({ language: "pt-BR" });
  await recording.send(0.5);
  const first = startHearing();
  await first.sweep();
  const before = await awaitHeard(recording.id, ({ heard }) => heard.length > 1);
  await first.stop();
  const kept = await heardOf(recording.id);
  expect(kept?.heard_ms).toBeGreaterThanOrEqual(before.heard_ms);
  await recording.send(1);
  await startHearing().sweep();
  await awaitHeard(recording.id, ({ heard_ms }) => heard_ms > (kept?.heard_ms ?? 0));
  await recording.finish();
  const { heard } = await awaitHeard(recording.id, ({ duration_ms }) => duration_ms !== null);
  expect(heard).toEqual(atOnce.segments);
});

it("does not transcribe a recording that was refused or has no language", async () => {
  const silent = await startRecording({});
  await silent.send(0.5);
  const recording = await startRecording({ language: "pt-BR", consent: "told" });
  await recording.send(0.5);
  const hearing = startHearing();
  await hearing.sweep();
  await awaitHeard(recording.id, ({ heard }) => heard.length > 0);
  expect(await heardOf(silent.id)).toMatchObject({ heard: [], alive: false });
  const payload = { id: recording.id, consent: "refused" };
  await doctor.call({ method: "POST", url: "/api/gravacoes", payload });
  await awaitHeard(recording.id, ({ alive }) => !alive);
  const again = await createUpload(doctor, { gravacao_id: recording.id });
  expect([again.statusCode, again.json()]).toMatchObject([422, { error: "CONSENT_REFUSED" }]);
});
