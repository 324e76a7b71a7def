import { randomBytes } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  claimOf,
  createUpload,
  finish,
  headUpload,
  openGravacao,
  patchUpload,
  sendSegment,
} from "../../testing/tus.ts";

const FIXTURES = join(import.meta.dirname, "../../providers/speech/fixtures");
const fixture = (name: string): Promise<Buffer> => readFile(join(FIXTURES, name));

let test: TestApp;
let doctor: TestClient;
let other: TestClient;
let SPEECH: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  other = await signUp(test.app);
  SPEECH = await fixture("chrome-mediarecorder-pt.webm");
});
afterAll(() => test.close());

const uploadsLeft = () => readdir(join(test.deps.config.data_dir, "uploads"));
const stored = (gravacaoId: string) =>
  readdir(join(test.deps.config.data_dir, "files/gravacoes", gravacaoId)).catch(() => []);
const rowsOf = (gravacaoId: string) =>
  withUser(test.deps.db, doctor.id, (tx) =>
    tx.query(
      `select track, ordinal, media_type, bytes::int as bytes, sha256 from gravacao_segmentos
        where gravacao_id = $1 order by ordinal`,
      [gravacaoId],
    ),
  );

describe("opening a recording", () => {
  it("opens one recording for a repeated id", async () => {
    const payload = { id: crypto.randomUUID() };
    const first = await doctor.call({ method: "POST", url: "/api/gravacoes", payload });
    const second = await doctor.call({ method: "POST", url: "/api/gravacoes", payload });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(first.json()).toMatchObject({ id: payload.id, finished_at: null, consulta_id: null });
  });

  it("does not find another doctor's id", async () => {
    const id = await openGravacao(doctor);
    const answer = await other.call({ method: "POST", url: "/api/gravacoes", payload: { id } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: "NOT_FOUND" }]);
  });
});

describe("finishing a recording", () => {
  it("moves the segments to the storage and inserts their rows, once", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, SPEECH);
    const first = await finish(doctor, gravacao_id, [claimOf(SPEECH)]);
    expect([first.statusCode, first.json()]).toMatchObject([
      200,
      { id: gravacao_id, consulta_id: null },
    ]);
    expect(first.json<{ finished_at: string }>().finished_at).toMatch(/^\d{4}-/);
    const second = await finish(doctor, gravacao_id, [claimOf(SPEECH)]);
    expect(second.json()).toEqual(first.json());
    const segment = { track: "microphone", ordinal: 0, media_type: "audio/webm" };
    const { bytes, sha256 } = claimOf(SPEECH);
    expect(await rowsOf(gravacao_id)).toEqual([{ ...segment, bytes, sha256 }]);
    const [file = ""] = await stored(gravacao_id);
    const path = join(test.deps.config.data_dir, "files/gravacoes", gravacao_id, file);
    expect((await readFile(path)).includes(SPEECH.subarray(1000, 1032))).toBe(false);
    const kept = await buffer(await test.deps.storage.read(`gravacoes/${gravacao_id}/${file}`));
    expect(kept.equals(SPEECH)).toBe(true);
    expect((await uploadsLeft()).filter((name) => url.endsWith(name.split(".")[0] ?? ""))).toEqual(
      [],
    );
    expect((await headUpload(doctor, url)).statusCode).toBe(404);
    const late = await createUpload(doctor, { gravacao_id, ordinal: 1 }, 10);
    expect([late.statusCode, late.json()]).toMatchObject([409, { error: "GRAVACAO_IN_USE" }]);
  });

  it("finishes once when called several times at once", async () => {
    const gravacao_id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id }, SPEECH);
    const answers = await Promise.all(
      [1, 2, 3].map(() => finish(doctor, gravacao_id, [claimOf(SPEECH)])),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(await rowsOf(gravacao_id)).toHaveLength(1);
  });

  it("confirms a finished recording only for its own content", async () => {
    const gravacao_id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id }, SPEECH);
    await finish(doctor, gravacao_id, [claimOf(SPEECH)]);
    for (const claim of [claimOf(randomBytes(10)), claimOf(SPEECH, { ordinal: 1 })]) {
      const answer = await finish(doctor, gravacao_id, [claim]);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: "UPLOAD_CORRUPT" }]);
    }
  });

  it("does not find another doctor's recording", async () => {
    const gravacao_id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id }, SPEECH);
    const answer = await finish(other, gravacao_id, [claimOf(SPEECH)]);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: "NOT_FOUND" }]);
    expect((await finish(doctor, crypto.randomUUID(), [claimOf(SPEECH)])).statusCode).toBe(404);
  });

  it.each([
    ["a wrong hash", { sha256: "0".repeat(64) }, 422, "UPLOAD_CORRUPT"],
    ["more bytes than arrived", { bytes: 10_000_000 }, 409, "UPLOAD_INCOMPLETE"],
    ["fewer bytes than arrived", { bytes: 10 }, 422, "UPLOAD_CORRUPT"],
    ["a segment that never came", { ordinal: 7 }, 409, "UPLOAD_INCOMPLETE"],
  ])("refuses %s, and everything stays as it was", async (_what, wrong, status, error) => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, SPEECH);
    const answer = await finish(doctor, gravacao_id, [{ ...claimOf(SPEECH), ...wrong }]);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }]);
    await expectUntouched(gravacao_id, url, SPEECH.length);
    expect((await finish(doctor, gravacao_id, [claimOf(SPEECH)])).statusCode).toBe(200);
  });

  it.each([
    [
      "text",
      async () => Buffer.from("not a recording at all, though it is named so"),
      "AUDIO_UNREADABLE",
    ],
    ["nothing", async () => Buffer.alloc(0), "AUDIO_EMPTY"],
    [
      "the beginning of a WebM file without any sound",
      async () => SPEECH.subarray(0, 150),
      "AUDIO_EMPTY",
    ],
    ["AAC", () => fixture("es-aac.m4a"), "AUDIO_AAC"],
    ["a wav of five hours", async () => wavOf(5 * 3600), "AUDIO_TOO_LONG"],
    ["a wav of no length", async () => wavOf(0), "AUDIO_EMPTY"],
  ])("refuses %s, and the upload stays", async (_what, make, error) => {
    const content = await make();
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id, track: "file" }, content);
    const answer = await finish(doctor, gravacao_id, [claimOf(content, { track: "file" })]);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error }]);
    await expectUntouched(gravacao_id, url, content.length);
  });

  it("moves no file when one of several segments is refused", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, SPEECH);
    const aac = await fixture("es-aac.m4a");
    await sendSegment(doctor, { gravacao_id, ordinal: 1 }, aac);
    const answer = await finish(doctor, gravacao_id, [
      claimOf(SPEECH),
      claimOf(aac, { ordinal: 1 }),
    ]);
    expect(answer.statusCode).toBe(422);
    await expectUntouched(gravacao_id, url, SPEECH.length);
  });

  it.each(["es.mp3", "es.ogg", "es.mp4", "chrome-mediarecorder-pt-crash.webm"])(
    "takes %s",
    async (name) => {
      const content = await fixture(name);
      const gravacao_id = await openGravacao(doctor);
      await sendSegment(doctor, { gravacao_id, track: "file" }, content);
      expect(
        (await finish(doctor, gravacao_id, [claimOf(content, { track: "file" })])).statusCode,
      ).toBe(200);
    },
  );

  it("succeeds after an earlier call crashed between the moves of two segments", async () => {
    const gravacao_id = await openGravacao(doctor);
    const urls = [
      await sendSegment(doctor, { gravacao_id }, SPEECH),
      await sendSegment(doctor, { gravacao_id, ordinal: 1 }, SPEECH),
    ];
    const id = (urls[0] ?? "").split("/").pop() ?? "";
    await test.deps.storage.putFile(
      `gravacoes/${gravacao_id}/${id}`,
      test.deps.uploads.files.dataPath(id),
    );
    const claims = [claimOf(SPEECH), claimOf(SPEECH, { ordinal: 1 })];
    expect((await finish(doctor, gravacao_id, claims)).statusCode).toBe(200);
    expect(await rowsOf(gravacao_id)).toHaveLength(2);
    expect(await stored(gravacao_id)).toHaveLength(2);
  });

  it("removes uploads that a crash left after the last step", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, SPEECH);
    const id = url.split("/").pop() ?? "";
    const record = join(test.deps.config.data_dir, "uploads", `${id}.record`);
    const aside = join(test.deps.config.data_dir, "aside");
    await copyFile(record, aside);
    await finish(doctor, gravacao_id, [claimOf(SPEECH)]);
    await copyFile(aside, record);
    expect((await finish(doctor, gravacao_id, [claimOf(SPEECH)])).statusCode).toBe(200);
    expect((await uploadsLeft()).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it("ignores bytes that a crash left beyond the acknowledged ones", async () => {
    const gravacao_id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id }, SPEECH);
    const path = test.deps.uploads.files.dataPath(url.split("/").pop() ?? "");
    await writeFile(path, Buffer.concat([SPEECH, randomBytes(100)]));
    expect((await finish(doctor, gravacao_id, [claimOf(SPEECH)])).statusCode).toBe(200);
  });

  it("finishes a segment whose length was never declared", async () => {
    const gravacao_id = await openGravacao(doctor);
    const created = await createUpload(doctor, { gravacao_id });
    await patchUpload(doctor, String(created.headers.location), 0, SPEECH);
    expect((await finish(doctor, gravacao_id, [claimOf(SPEECH)])).statusCode).toBe(200);
  });
});

const expectUntouched = async (gravacaoId: string, url: string, bytes: number): Promise<void> => {
  expect(await stored(gravacaoId)).toEqual([]);
  expect(await rowsOf(gravacaoId)).toEqual([]);
  expect((await headUpload(doctor, url)).headers["upload-offset"]).toBe(String(bytes));
  const again = await doctor.call({
    method: "POST",
    url: "/api/gravacoes",
    payload: { id: gravacaoId },
  });
  expect(again.json()).toMatchObject({ finished_at: null });
};

/** Silence at 8 kHz with a WAV header. */
const wavOf = (seconds: number): Buffer => {
  const data = Buffer.alloc(seconds * 8000);
  const header = Buffer.from(
    "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\0\0\0\0\0\0\0\0\x01\0\x08\0data\0\0\0\0",
    "latin1",
  );
  header.writeUInt32LE(36 + data.length, 4);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data.fill(128)]);
};
