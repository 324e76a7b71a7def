import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sizeIfThere } from "../../platform/files/durable.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { claimOf, finish, openGravacao, sendSegment } from "../../testing/tus.ts";
import { finishInterrupted } from "./finish-interrupted.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it("removes the plaintext of a stored upload, and nothing of a running one", async () => {
  const { storage, uploads, config } = test.deps;
  const sound = await readFile(
    join(import.meta.dirname, "../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
  const doctor = await signUp(test.app);
  const gravacao_id = await openGravacao(doctor);
  const [stored = "", running = ""] = [
    await sendSegment(doctor, { gravacao_id }, sound),
    await sendSegment(doctor, { gravacao_id, ordinal: 1 }, sound),
  ].map((url) => url.split("/").at(-1));
  const path = uploads.files.dataPath(stored);
  const copy = join(config.data_dir, "copy");
  await copyFile(path, copy);
  await storage.putFile(`gravacoes/${gravacao_id}/${stored}`, copy);
  await finishInterrupted(test.deps);
  expect(await sizeIfThere(path)).toBeNull();
  expect(await sizeIfThere(uploads.files.dataPath(running))).toBe(sound.length);
  const claims = [claimOf(sound), claimOf(sound, { ordinal: 1 })];
  expect((await finish(doctor, gravacao_id, claims)).statusCode).toBe(200);
});
