import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wavHeader } from "@relato/shared/domain/wav.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { document_versions, sign_offs } from "../../platform/database/schema/documentos.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createLaudo } from "../../testing/laudo-factories.ts";
import { signUpSubscriber } from "../../testing/subscriber.ts";
import { dictationKey } from "./dictation-keys.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  [ana, rui] = [await signUpSubscriber(server), await signUpSubscriber(server)];
});
afterAll(() => server.close());

/** A quarter of a second. */
const SAMPLES = 4000;
const wav = (fill = 1): Buffer =>
  Buffer.concat([wavHeader(SAMPLES), Buffer.alloc(SAMPLES * 2, fill)]);
const put = (doctor: TestClient, laudo: string, id: string, payload: Buffer) =>
  doctor.call({
    method: "PUT",
    url: `/api/laudos/${laudo}/dictations/${id}`,
    headers: { "content-type": "audio/wav" },
    payload,
  });
const read = (doctor: TestClient, id: string) =>
  doctor.call({ url: `/api/laudo-dictations/${id}` });
const codeOf = (answer: { json: () => { error: string } }): string => answer.json().error;
const sign = async (medico_id: string, documento_id: string): Promise<void> => {
  const version_id = randomUUID();
  await withUser(server.deps.db, medico_id, async ({ drizzle }) => {
    await drizzle.insert(document_versions).values({
      id: version_id,
      documento_id,
      medico_id,
      number: 1,
      titulo: "Laudo",
      content: { markdown: "Normal.", sections: [] },
      made_by: "doctor",
      author: medico_id,
      author_name: "Dra. Ana",
      change: "edited",
    });
    await drizzle.insert(sign_offs).values({
      version_id,
      medico_id,
      sha256: "0".repeat(64),
      findings: [],
      signed_by: medico_id,
      signed_name: "Dra. Ana",
    });
  });
};

describe("a dictated passage", () => {
  test("is stored once and read byte by byte, by its doctor only", async () => {
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
    const id = randomUUID();
    for (let request = 0; request < 2; request++)
      expect((await put(ana, laudo, id.toUpperCase(), wav())).json()).toEqual({ id });
    // A repeated id keeps the first sound.
    await put(ana, laudo, id, wav(7));
    const answer = await read(ana, id);
    expect(answer.headers["content-type"]).toBe("audio/wav");
    expect(answer.rawPayload).toEqual(wav());
    expect((await read(rui, id)).statusCode).toBe(404);
    const [row] = await withUser(server.deps.db, ana.id, (tx) =>
      tx.query("select duration_ms from laudo_dictations where id = $1", [id]),
    );
    expect(row).toEqual({ duration_ms: 250 });
  });

  test("is stored once when two requests come at the same time", async () => {
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => put(ana, laudo, id, wav())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test("is stored after a crash between its file and its row", async () => {
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
    const id = randomUUID();
    const path = join(server.deps.config.data_dir, id);
    await writeFile(path, wav());
    await server.deps.storage.putFile(dictationKey(laudo, id), path);
    expect((await put(ana, laudo, id, wav())).statusCode).toBe(200);
    expect((await read(ana, id)).rawPayload).toEqual(wav());
  });

  test("of another laudo or doctor keeps its owner", async () => {
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
    const { id: next } = await createLaudo(server.deps.db, { medico_id: ana.id });
    const { id: theirs } = await createLaudo(server.deps.db, { medico_id: rui.id });
    const id = randomUUID();
    await put(ana, laudo, id, wav());
    expect((await put(ana, next, id, wav(2))).statusCode).toBe(404);
    expect((await put(rui, theirs, id, wav(3))).statusCode).toBe(404);
    expect((await put(rui, laudo, randomUUID(), wav())).statusCode).toBe(404);
    expect((await read(rui, id)).statusCode).toBe(404);
    expect((await read(ana, id)).rawPayload).toEqual(wav());
  });

  test("is refused for a signed laudo, whose sound can still be read", async () => {
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
    const id = randomUUID();
    await put(ana, laudo, id, wav());
    await sign(ana.id, laudo);
    expect(codeOf(await put(ana, laudo, randomUUID(), wav()))).toBe("LAUDO_SIGNED");
    // The answer of the first request was lost.
    expect((await put(ana, laudo, id, wav())).statusCode).toBe(200);
    expect((await read(ana, id)).rawPayload).toEqual(wav());
  });

  test("of the signed text may arrive after the signature", async () => {
    const id = randomUUID();
    const mark = { type: "ditado" as const, attrs: { dictation_id: id, start_ms: 0, end_ms: 9 } };
    const text = { type: "text" as const, text: "Fígado", marks: [mark] };
    const content = {
      type: "doc" as const,
      content: [{ type: "paragraph" as const, content: [text] }],
    };
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id, content });
    await sign(ana.id, laudo);
    expect((await put(ana, laudo, id, wav())).statusCode).toBe(200);
    expect((await read(ana, id)).rawPayload).toEqual(wav());
  });

  test("needs a paid plan", async () => {
    const free = await signUp(server.app);
    const { id: laudo } = await createLaudo(server.deps.db, { medico_id: free.id });
    expect(codeOf(await put(free, laudo, randomUUID(), wav()))).toBe("SUBSCRIBERS_ONLY");
  });
});

test.each<[string, (good: Buffer) => Buffer]>([
  ["empty", () => Buffer.alloc(0)],
  ["without samples", () => Buffer.from(wavHeader(0))],
  ["cut in a sample", (good) => good.subarray(0, -1)],
  ["shorter than its header says", (good) => good.subarray(0, -2)],
  ["not a WAV file", (good) => Buffer.from(good).fill("<svg>", 0, 5)],
  ["stereo", (good) => (good.writeUInt16LE(2, 22), good)],
  ["of another rate", (good) => (good.writeUInt32LE(48_000, 24), good)],
  ["compressed", (good) => (good.writeUInt16LE(0x55, 20), good)],
])("a file %s is refused", async (_, spoil) => {
  const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
  expect(codeOf(await put(ana, laudo, randomUUID(), spoil(wav())))).toBe("AUDIO_INVALID");
});

test("a file over the limit is refused before it is read", async () => {
  const { id: laudo } = await createLaudo(server.deps.db, { medico_id: ana.id });
  const samples = 61 * 16_000;
  const long = Buffer.concat([wavHeader(samples), Buffer.alloc(samples * 2)]);
  expect((await put(ana, laudo, randomUUID(), long)).statusCode).toBe(413);
});
