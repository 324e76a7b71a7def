import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decodeAudio } from "../../../providers/speech/decode/decode.ts";
import { wavOf } from "../../../providers/speech/service/pieces.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { workFolder } from "../../../platform/files/work-folder.ts";
import { mixedPcm } from "./mix.ts";
import { readPeaks, type Peaks } from "./read-peaks.ts";
import { claimOf, finish, openGravacao, type Place, sendSegment } from "../../../testing/tus.ts";

const RATE = 16_000;
let test: TestApp;
let doctor: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-mix-"));
  test = await createTestApp();
  doctor = await signUp(test.app);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const keep = async (name: string, content: Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

/** A tone. */
const tone = (seconds: number, loudness: number): Buffer =>
  Buffer.from(
    wavOf(
      Float32Array.from(
        { length: seconds * RATE },
        (_, i) => loudness * Math.sin((i * 440 * 2 * Math.PI) / RATE),
      ),
    ),
  );

const loudnessAt = (pcm: Float32Array, second: number): number => {
  let peak = 0;
  for (const sample of pcm.subarray((second - 0.2) * RATE, (second + 0.2) * RATE))
    peak = Math.max(peak, Math.abs(sample));
  return Math.round(peak * 10) / 10;
};

it("mixes tracks on one clock: gaps are silent, simultaneous voices are added", async () => {
  const paths: string[] = [];
  for (const [name, content] of [
    ["a", tone(2, 0.2)],
    ["b", tone(2, 0.4)],
  ] as const) {
    const path = join(folder, name);
    await writeFile(path, content);
    paths.push(path);
  }
  const [quiet = "", loud = ""] = paths;
  const parts: number[] = [];
  const tracks = [
    [
      { path: quiet, started_ms: 0 },
      { path: quiet, started_ms: 5000 },
      { path: quiet, started_ms: null },
    ],
    [{ path: loud, started_ms: 6000 }],
  ];
  for await (const block of mixedPcm(tracks)) parts.push(...block);
  const pcm = Float32Array.from(parts);
  expect(pcm.length).toBe(9 * RATE);
  expect([1, 3, 5.5, 6.5, 7.5, 8.5].map((second) => loudnessAt(pcm, second))).toEqual([
    0.2, 0, 0.2, 0.6, 0.6, 0.2,
  ]);
});

it("computes at most a thousand peaks", async () => {
  async function* sound() {
    for (let i = 0; i < 600; i++) yield new Float32Array(RATE).fill(i < 300 ? 0.25 : 0.5);
  }
  const { duration_ms, peaks } = await readPeaks(sound());
  expect([duration_ms, peaks.length, peaks[0], peaks.at(-1)]).toEqual([600_000, 1000, 0.25, 0.5]);
});

it("mixes both sides of telemedicine, with ranges and a waveform", async () => {
  const gravacao_id = await openGravacao(doctor);
  const places: [Omit<Place, "gravacao_id"> & { started_ms: number }, Buffer][] = [
    [{ track: "microphone", ordinal: 0, started_ms: 0 }, tone(3, 0.3)],
    [{ track: "tab", ordinal: 0, started_ms: 4000 }, tone(2, 0.6)],
  ];
  for (const [place, content] of places)
    await sendSegment(doctor, { gravacao_id, ...place }, content);
  const empty = { track: "microphone", ordinal: 1, bytes: 0, sha256: "0".repeat(64) };
  const claims = places.map(([place, content]) => ({
    ...claimOf(content, place),
    started_ms: place.started_ms,
  }));
  expect((await finish(doctor, gravacao_id, [...claims, empty])).statusCode).toBe(200);
  const url = `/api/gravacoes/${gravacao_id}`;
  const whole = await doctor.call({ url: `${url}/audio` });
  expect(whole.headers["content-type"]).toBe("audio/wav");
  expect(whole.rawPayload.length).toBe(44 + 6 * RATE * 2);
  const part = await doctor.call({ url: `${url}/audio`, headers: { range: "bytes=100-199" } });
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(100, 200))]).toEqual([
    206,
    true,
  ]);
  const { duration_ms, peaks } = (await doctor.call({ url: `${url}/peaks` })).json<Peaks>();
  expect([duration_ms, peaks.length]).toEqual([6000, 30]);
  expect([peaks[5], peaks[17], peaks[25]].map((peak) => Math.round((peak ?? 9) * 10))).toEqual([
    3, 0, 6,
  ]);
});

it("mixes two tracks of several real segments to their length, and seeks in them", async () => {
  const gravacao_id = await openGravacao(doctor);
  const spoken = await readFile(
    join(import.meta.dirname, "../../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
  const { duration_ms: one } = await readPeaks(decodeAudio(await keep("spoken.webm", spoken)));
  const places = [
    { track: "microphone", ordinal: 0, started_ms: 0 },
    { track: "microphone", ordinal: 1, started_ms: one + 2500 },
    { track: "tab", ordinal: 0, started_ms: 700 },
    { track: "tab", ordinal: 1, started_ms: one + 4000 },
  ] as const;
  for (const place of places) await sendSegment(doctor, { gravacao_id, ...place }, spoken);
  const claims = places.map((place) => ({
    ...claimOf(spoken, place),
    started_ms: place.started_ms,
  }));
  expect((await finish(doctor, gravacao_id, claims)).statusCode).toBe(200);
  const url = `/api/gravacoes/${gravacao_id}`;
  const head = await doctor.call({ method: "HEAD", url: `${url}/audio` });
  const seconds = (Number(head.headers["content-length"]) - 44) / (RATE * 2);
  expect(Math.abs(seconds * 1000 - (one + 4000 + one))).toBeLessThan(100);
  const { duration_ms } = (await doctor.call({ url: `${url}/peaks` })).json<Peaks>();
  expect(Math.abs(duration_ms - (one + 4000 + one))).toBeLessThan(100);
  // Silence between the end of the first tab segment and the start of the second microphone one.
  const from = 44 + Math.round((one + 1200) / 1000) * RATE * 2;
  const gap = await doctor.call({
    url: `${url}/audio`,
    headers: { range: `bytes=${from}-${from + RATE - 1}` },
  });
  expect([gap.statusCode, gap.rawPayload.every((byte) => byte === 0)]).toEqual([206, true]);
});

it("ignores a start of eleven days, which would be a file of 32 GB", async () => {
  const gravacao_id = await openGravacao(doctor);
  const sound = tone(2, 0.5);
  const place = { track: "microphone", ordinal: 1, started_ms: 999_999_999 } as const;
  await sendSegment(doctor, { gravacao_id }, sound);
  await sendSegment(doctor, { gravacao_id, ...place }, sound);
  const claims = [claimOf(sound), { ...claimOf(sound, place), started_ms: place.started_ms }];
  expect((await finish(doctor, gravacao_id, claims)).statusCode).toBe(200);
  const url = `/api/gravacoes/${gravacao_id}`;
  const head = await doctor.call({ method: "HEAD", url: `${url}/audio` });
  expect(Number(head.headers["content-length"])).toBe(44 + 4 * RATE * 2);
  expect((await doctor.call({ url: `${url}/peaks` })).json<Peaks>().duration_ms).toBe(4000);
});

it("stores and skips a segment without sound, refuses a recording without any", async () => {
  const gravacao_id = await openGravacao(doctor);
  const broken = Buffer.from("no sound in here");
  await sendSegment(doctor, { gravacao_id }, broken);
  const alone = await finish(doctor, gravacao_id, [claimOf(broken)]);
  expect([alone.statusCode, alone.json()]).toMatchObject([422, { error: "AUDIO_UNREADABLE" }]);
  const sound = tone(2, 0.5);
  await sendSegment(doctor, { gravacao_id, ordinal: 1 }, sound);
  const claims = [claimOf(broken), claimOf(sound, { ordinal: 1 })];
  expect((await finish(doctor, gravacao_id, claims)).statusCode).toBe(200);
  const played = await doctor.call({ url: `/api/gravacoes/${gravacao_id}/audio` });
  expect(played.rawPayload.equals(sound)).toBe(true);
});

// The file system of /proc has no free space.
it.runIf(process.platform === "linux")(
  "says when the disk has no room for a waveform",
  async () => {
    const gravacao_id = await openGravacao(doctor);
    const sound = tone(2, 0.5);
    await sendSegment(doctor, { gravacao_id }, sound);
    expect((await finish(doctor, gravacao_id, [claimOf(sound)])).statusCode).toBe(200);
    const work = workFolder(test.deps.config.data_dir);
    await mkdir(work, { recursive: true });
    await rename(work, `${dirname(work)}.kept`);
    await mkdir(dirname(work), { recursive: true });
    await symlink("/proc", work);
    const url = `/api/gravacoes/${gravacao_id}/peaks`;
    const refused = await doctor.call({ url });
    expect([refused.statusCode, refused.json()]).toMatchObject([507, { error: "STORAGE_FULL" }]);
    await rm(work);
    expect((await doctor.call({ url })).json<Peaks>().duration_ms).toBe(2000);
  },
);
