import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { UnsavedGravacao } from "@relato/shared/contract/gravacoes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem, withUser } from "../../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createConsulta } from "../../../testing/factories.ts";
import { copiesMade } from "../audio/playable.ts";
import { listOldUnsaved, removeAbandoned } from "./retention.ts";
import { claimOf, finish, headUpload, openGravacao, sendSegment } from "../../../testing/tus.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let doctor: TestClient;
let sound: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  sound = await readFile(
    join(import.meta.dirname, "../../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
});
afterAll(() => test.close());

const prune = async (): Promise<void> => {
  const { deps } = test;
  const old = await asSystem(deps.db, "test", (tx) => listOldUnsaved(tx, deps.config));
  await removeAbandoned(deps, old);
};
/** Moves the times of a recording into the past. */
const age = (id: string, days: number) =>
  withUser(test.deps.db, doctor.id, (tx) =>
    tx.query(
      `update gravacoes set created_at = created_at - make_interval(days => $2),
              finished_at = finished_at - make_interval(days => $2) where id = $1`,
      [id, days],
    ),
  );
const ageBytes = async (url: string, days: number): Promise<void> => {
  const then = new Date(Date.now() - days * DAY_MS);
  const record = `${url.split("/").at(-1)}.record`;
  await utimes(join(test.deps.config.data_dir, "uploads", record), then, then);
};
const listed = async (): Promise<UnsavedGravacao[]> =>
  (await doctor.call({ url: "/api/gravacoes" })).json<{ items: UnsavedGravacao[] }>().items;
const idsOf = async (): Promise<string[]> => (await listed()).map(({ id }) => id);

describe("an unsaved recording", () => {
  it("is kept for 30 days after its newest byte, and listed with that date", async () => {
    const id = await openGravacao(doctor);
    const url = await sendSegment(doctor, { gravacao_id: id }, sound);
    await age(id, 100);
    await ageBytes(url, 29);
    await prune();
    const item = (await listed()).find((one) => one.id === id);
    const last = Date.parse(item?.last_received_at ?? "");
    expect(Date.parse(item?.kept_until ?? "") - last).toBe(30 * DAY_MS);
    expect(Date.parse(item?.kept_until ?? "")).toBeGreaterThan(Date.now());
    await ageBytes(url, 31);
    await prune();
    expect(await idsOf()).not.toContain(id);
    expect((await headUpload(doctor, url)).statusCode).toBe(404);
    // The device still has its slices and uploads again from byte 0.
    await doctor.call({ method: "POST", url: "/api/gravacoes", payload: { id } });
    await sendSegment(doctor, { gravacao_id: id }, sound);
    expect((await finish(doctor, id, [claimOf(sound)])).statusCode).toBe(200);
  });

  it("is removed also when finished, but never with a consultation", async () => {
    const [left, saved] = [await openGravacao(doctor), await openGravacao(doctor)];
    for (const id of [left, saved]) {
      await sendSegment(doctor, { gravacao_id: id }, sound);
      await finish(doctor, id, [claimOf(sound)]);
    }
    await copiesMade();
    const consulta = await createConsulta(test.deps.db, { medico_id: doctor.id });
    await withUser(test.deps.db, doctor.id, (tx) =>
      tx.query("update gravacoes set consulta_id = $2 where id = $1", [saved, consulta.id]),
    );
    for (const id of [left, saved]) await age(id, 31);
    await prune();
    const audio = (id: string) => doctor.call({ url: `/api/gravacoes/${id}/audio` });
    expect((await audio(left)).statusCode).toBe(404);
    expect((await audio(saved)).statusCode).toBe(200);
  });
});
