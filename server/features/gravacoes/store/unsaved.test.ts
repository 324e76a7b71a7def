import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createConsulta } from "../../../testing/factories.ts";
import { copiesMade } from "../audio/playable.ts";
import {
  claimOf,
  createUpload,
  finish,
  headUpload,
  openGravacao,
  sendSegment,
} from "../../../testing/tus.ts";

let test: TestApp;
let doctor: TestClient;
let other: TestClient;
let sound: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  other = await signUp(test.app);
  sound = await readFile(
    join(import.meta.dirname, "../../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
});
afterAll(() => test.close());

const list = async (client: TestClient, query = ""): Promise<UnsavedGravacao[]> => {
  const answer = await client.call({ url: `/api/gravacoes${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: UnsavedGravacao[] }>().items;
};
const idsOf = async (client: TestClient, query?: string): Promise<string[]> =>
  (await list(client, query)).map(({ id }) => id);
const discard = (client: TestClient, id: string) =>
  client.call({ method: "DELETE", url: `/api/gravacoes/${id}` });
const filesOf = (id: string): Promise<string[]> =>
  readdir(join(test.deps.config.data_dir, "files/gravacoes", id)).catch(() => []);

describe("unsaved recordings", () => {
  it("are listed with their received audio, for their doctor only", async () => {
    const going = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: going }, sound);
    await sendSegment(doctor, { gravacao_id: going, track: "tab", ordinal: 1 }, sound);
    await openGravacao(doctor);
    const [item, ...rest] = (await list(doctor)).filter(({ id }) => id === going);
    expect(rest).toEqual([]);
    expect(item).toMatchObject({
      finished_at: null,
      consulta_id: null,
      segments: [
        { track: "microphone", ordinal: 0, received_bytes: sound.length },
        { track: "tab", ordinal: 1, received_bytes: sound.length },
      ],
    });
    expect(item?.last_received_at).toMatch(/^\d{4}-/);
    expect(await idsOf(doctor, "?unfinished=true")).toContain(going);
    expect(await idsOf(doctor, "?unfinished=false")).not.toContain(going);
    expect(await idsOf(other)).toEqual([]);
  });

  it("can be finished by another device with the received audio", async () => {
    const id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: id }, sound);
    const { sha256: _unknown, ...claim } = claimOf(sound);
    expect((await finish(doctor, id, [{ ...claim, bytes: 1 }])).statusCode).toBe(422);
    expect((await finish(doctor, id, [claim])).statusCode).toBe(200);
    expect((await finish(doctor, id, [claim])).statusCode).toBe(200);
    expect(await idsOf(doctor, "?unfinished=false")).toContain(id);
    const played = await doctor.call({ url: `/api/gravacoes/${id}/audio` });
    expect([played.statusCode, played.headers["content-type"]]).toEqual([200, "audio/webm"]);
  });

  it("keep their gaps: each upload reports the start of its segment", async () => {
    const id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: id, started_ms: 0 }, sound);
    await sendSegment(doctor, { gravacao_id: id, ordinal: 1, started_ms: 90_000 }, sound);
    const begun = async () =>
      (await list(doctor))
        .find((item) => item.id === id)
        ?.segments.map(({ started_ms }) => started_ms);
    expect(await begun()).toEqual([0, 90_000]);
    const { sha256: _unknown, ...claim } = claimOf(sound);
    const second = { ...claim, ordinal: 1 };
    expect((await finish(doctor, id, [claim, second])).statusCode).toBe(200);
    expect(await begun()).toEqual([0, 90_000]);
    const bad = await createUpload(doctor, { gravacao_id: id, ordinal: 2, started_ms: -1 });
    expect(bad.json()).toMatchObject({ error: "VALIDATION", field: "Upload-Metadata.started_ms" });
  });

  it("lose files, copies and rows when discarded, finished or not", async () => {
    const id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id: id }, sound);
    const finished = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: finished }, sound);
    await finish(doctor, finished, [claimOf(sound)]);
    await copiesMade();
    expect(await filesOf(finished)).toHaveLength(2);
    for (const each of [id, finished]) {
      expect((await discard(other, each)).statusCode).toBe(404);
      expect((await discard(doctor, each)).json()).toEqual({ discarded: true });
      expect((await discard(doctor, each)).statusCode).toBe(404);
    }
    expect((await headUpload(doctor, url)).statusCode).toBe(404);
    expect(await filesOf(finished)).toEqual([]);
    const ids = await idsOf(doctor);
    expect(ids.filter((listed) => [id, finished].includes(listed))).toEqual([]);
  });

  it("are kept when they have a consultation", async () => {
    const id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: id }, sound);
    await finish(doctor, id, [claimOf(sound)]);
    const consulta = await createConsulta(test.deps.db, { medico_id: doctor.id });
    await withUser(test.deps.db, doctor.id, (tx) =>
      tx.query("update gravacoes set consulta_id = $2 where id = $1", [id, consulta.id]),
    );
    expect((await discard(doctor, id)).json()).toMatchObject({ error: "GRAVACAO_IN_USE" });
    expect((await doctor.call({ url: `/api/gravacoes/${id}/audio` })).statusCode).toBe(200);
    expect(await idsOf(doctor)).not.toContain(id);
  });
});

describe("a recording of a lost device", () => {
  it("is listed with its length, and its received audio is played, also by ranges", async () => {
    const id = await openGravacao(doctor);
    await sendSegment(doctor, { gravacao_id: id }, sound);
    const cut = sound.subarray(0, Math.floor(sound.length / 2));
    await sendSegment(doctor, { gravacao_id: id, ordinal: 1 }, cut);
    await sendSegment(doctor, { gravacao_id: id, ordinal: 2 }, Buffer.from("no sound"));
    const listed = (await doctor.call({ url: "/api/gravacoes" })).json<{
      items: { id: string; segments: { duration_ms: number | null }[] }[];
    }>();
    const lengths = listed.items
      .find((item) => item.id === id)
      ?.segments.map(({ duration_ms }) => duration_ms);
    expect(lengths?.[0]).toBeGreaterThan(5000);
    expect(lengths?.[1]).toBeGreaterThan((lengths?.[0] ?? 0) * 0.3);
    expect(lengths?.[1]).toBeLessThan((lengths?.[0] ?? 0) * 0.7);
    expect(lengths?.[2]).toBeNull();

    const url = `/api/gravacoes/${id}/audio`;
    expect((await doctor.call({ url })).statusCode).toBe(404);
    const second = `${url}?track=microphone&ordinal=1`;
    const whole = await doctor.call({ url: second });
    expect([whole.statusCode, whole.rawPayload.equals(cut)]).toEqual([200, true]);
    const part = await doctor.call({ url: second, headers: { range: "bytes=10-19" } });
    expect([part.statusCode, part.rawPayload.equals(cut.subarray(10, 20))]).toEqual([206, true]);
    for (const wrong of ["track=tab&ordinal=1", "track=microphone&ordinal=7"])
      expect((await doctor.call({ url: `${url}?${wrong}` })).statusCode).toBe(404);
    for (const bad of ["track=microphone", "track=video&ordinal=0", "track=tab&ordinal=-1"])
      expect((await doctor.call({ url: `${url}?${bad}` })).statusCode).toBe(400);
    expect((await other.call({ url: second })).statusCode).toBe(404);
    expect((await doctor.call({ method: "HEAD", url: second })).headers["content-length"]).toBe(
      String(cut.length),
    );
  });
});

describe("the patient's consent", () => {
  it("is stored with its time; the newest applies", async () => {
    const id = await openGravacao(doctor, { consent: "told" });
    const read = () =>
      withUser(test.deps.db, doctor.id, (tx) =>
        tx.query("select consent, consent_at is not null as at from gravacoes where id = $1", [id]),
      );
    expect(await read()).toEqual([{ consent: "told", at: true }]);
    await doctor.call({
      method: "POST",
      url: "/api/gravacoes",
      payload: { id, consent: "agreed" },
    });
    await doctor.call({ method: "POST", url: "/api/gravacoes", payload: { id } });
    expect(await read()).toEqual([{ consent: "agreed", at: true }]);
  });

  it("removes the received audio and accepts no more when it is refused", async () => {
    const id = await openGravacao(doctor, { consent: "agreed" });
    const url = await sendSegment(doctor, { gravacao_id: id }, sound);
    const payload = { id, consent: "refused" };
    expect((await doctor.call({ method: "POST", url: "/api/gravacoes", payload })).statusCode).toBe(
      201,
    );
    expect((await headUpload(doctor, url)).statusCode).toBe(404);
    const again = await createUpload(doctor, { gravacao_id: id }, sound.length);
    expect([again.statusCode, again.json()]).toMatchObject([422, { error: "CONSENT_REFUSED" }]);
    expect(await idsOf(doctor)).not.toContain(id);
  });
});
