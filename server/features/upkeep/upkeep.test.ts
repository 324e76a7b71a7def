import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createLaudoDictation } from "../../testing/laudo-factories.ts";
import { claimOf, finish, headUpload, openGravacao, sendSegment } from "../../testing/tus.ts";
import { copiesMade } from "../gravacoes/audio/playable.ts";
import { pruneOutboxes } from "./jobs.ts";
import { reconcile } from "./reconcile.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestApp;
let doctor: TestClient;
let sound: Buffer;
/** The segment of a finished recording, and the upload of a running one. */
let saved: string;
let running: string;
beforeAll(async () => {
  server = await createTestApp();
  doctor = await signUp(server.app);
  sound = await readFile(
    join(import.meta.dirname, "../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
  saved = await openGravacao(doctor);
  await sendSegment(doctor, { gravacao_id: saved }, sound);
  await finish(doctor, saved, [claimOf(sound)]);
  await doctor.call({ url: `/api/gravacoes/${saved}/audio` });
  await copiesMade();
  running = await sendSegment(doctor, { gravacao_id: await openGravacao(doctor) }, sound);
  const { db, storage } = server.deps;
  const { storage_key } = await createLaudoDictation(db, { medico_id: doctor.id });
  const passage = join(server.deps.config.data_dir, crypto.randomUUID());
  await writeFile(passage, "passage");
  await storage.putFile(storage_key, passage);
  const size = { width: 4, height: 2, channels: 3, background: "#336699" } as const;
  for (const kind of ["logo", "photo"])
    await doctor.call({
      method: "PUT",
      url: `/api/perfil/${kind}`,
      headers: { "content-type": "image/png" },
      payload: await sharp({ create: size }).png().toBuffer(),
    });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.logged.length = 0;
  await rm(join(server.deps.config.data_dir, "orphans.json"), { force: true });
});

const store = async (key: string): Promise<string> => {
  const path = join(server.deps.config.data_dir, crypto.randomUUID());
  await writeFile(path, "left");
  await server.deps.storage.putFile(key, path);
  return key;
};
const listKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of server.deps.storage.list()) keys.push(key);
  return keys.sort();
};
const after = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const linesOf = (event: string): string[] => server.logged.filter((line) => line.includes(event));

test("what rows name is no orphan", async () => {
  const keys = await listKeys();
  // A segment, its copy for players, a dictated passage, a logo and a photo.
  expect(keys.length).toBeGreaterThanOrEqual(5);
  for (const folder of ["logos/", "perfis/"])
    expect(
      keys.some((key) => key.startsWith(folder)),
      folder,
    ).toBe(true);
  await reconcile(server.deps);
  await reconcile(server.deps, after(365));
  expect(await listKeys()).toEqual(keys);
  expect((await headUpload(doctor, running)).statusCode).toBe(200);
  expect(linesOf("orphan")).toEqual([]);
  expect(linesOf("stored files missing")).toEqual([]);
});

test("orphans are reported, and removed after their grace", async () => {
  const keys = await listKeys();
  const orphans = [
    await store(`gravacoes/${crypto.randomUUID()}/${crypto.randomUUID()}`),
    await store(`gravacoes/${saved}/${crypto.randomUUID()}`),
    await store(`perfis/${crypto.randomUUID()}.webp`),
    await store(`ditados/${crypto.randomUUID()}/${crypto.randomUUID()}.wav`),
    await store(`chatzello/${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`),
  ];
  // Not one of our folders: a bucket may be shared.
  const foreign = await store("reports/year.csv");
  const gone = await openGravacao(doctor);
  const upload = await sendSegment(doctor, { gravacao_id: gone }, sound);
  await withUser(server.deps.db, doctor.id, (tx) =>
    tx.query("delete from gravacoes where id = $1", [gone]),
  );
  await reconcile(server.deps);
  expect(await listKeys()).toEqual([...keys, ...orphans, foreign].sort());
  const [report = ""] = linesOf("orphans found");
  expect(report).toContain('"count":6');
  for (const key of orphans) expect(report).toContain(key);
  await reconcile(server.deps, after(29));
  expect(await listKeys()).toEqual([...keys, ...orphans, foreign].sort());
  await reconcile(server.deps, after(31));
  expect(await listKeys()).toEqual([...keys, foreign].sort());
  const left = await readdir(join(server.deps.config.data_dir, "uploads"));
  const id = upload.split("/").at(-1) ?? "";
  expect(left.filter((name) => name.startsWith(id))).toEqual([]);
  await server.deps.storage.remove(foreign);
});

test("an orphan that gets its row is kept", async () => {
  const id = crypto.randomUUID();
  const key = await store(`logos/${id}.webp`);
  await reconcile(server.deps);
  const setLogo = (url: string | null) =>
    withUser(server.deps.db, doctor.id, (tx) =>
      tx.query("update user_profiles set avatar_url = $1", [url]),
    );
  await setLogo(`/api/perfil/logo/${id}`);
  await reconcile(server.deps, after(31));
  await setLogo(null);
  // Its grace begins again.
  await reconcile(server.deps, after(32));
  expect(await listKeys()).toContain(key);
  await reconcile(server.deps, after(63));
  expect(await listKeys()).not.toContain(key);
});

test("files of another database are not removed", async () => {
  const keys: string[] = [];
  for (let at = 0; at < 30; at++) keys.push(await store(`perfis/${crypto.randomUUID()}.webp`));
  await reconcile(server.deps);
  await reconcile(server.deps, after(31));
  expect(await listKeys()).toEqual(expect.arrayContaining(keys));
  expect(linesOf("too many orphans")).toHaveLength(2);
  for (const key of keys) await server.deps.storage.remove(key);
});

test.each([
  ["recording", /^gravacoes\/.*\/[0-9a-f-]+$/],
  ["dictation", /^ditados\//],
  ["logo", /^logos\//],
])("a %s without its file is reported", async (_, pattern) => {
  const [key = ""] = (await listKeys()).filter((one) => pattern.test(one));
  await server.deps.storage.remove(key);
  await reconcile(server.deps);
  expect(linesOf("stored files missing").join("")).toContain(key);
});

test("outboxes keep mails and messages for their time", async () => {
  const folder = join(server.deps.config.data_dir, "outbox");
  const [old, recent] = [join(folder, "old.eml"), join(folder, "recent.eml")];
  for (const path of [old, recent]) await writeFile(path, "mail");
  await utimes(old, after(-91), after(-91));
  await utimes(recent, after(-89), after(-89));
  await pruneOutboxes(server.deps);
  const names = await readdir(folder);
  expect([names.includes("old.eml"), names.includes("recent.eml")]).toEqual([false, true]);
});
