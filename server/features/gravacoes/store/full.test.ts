import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeWav } from "../../../providers/speech/testing/wav.ts";
import { ServerProcess } from "../../../testing/server-process.ts";
import { claimOf } from "../../../testing/tus.ts";

/** In blocks of 512 bytes. The kernel limits files as a full disk does, without root. */
const LIMIT_BLOCKS = 2048;
const LIMIT_BYTES = LIMIT_BLOCKS * 512;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.create();
});
afterAll(() => server.remove());

it("reports a full disk, keeps acknowledged bytes, serves others, continues later", async () => {
  const sound = makeWav(
    { tag: 1, bits: 16, rate: 16_000, channels: 1 },
    Float32Array.from({ length: LIMIT_BYTES }, (_, i) => Math.sin(i / 9) / 2),
  );
  await server.start({}, `ulimit -f ${LIMIT_BLOCKS}; exec "$@"`);
  await server.signUp();
  const { gravacao_id, url } = await server.begin();
  const half = LIMIT_BYTES / 2;
  expect((await server.patch(url, 0, sound.subarray(0, half))).status).toBe(204);
  const refused = await server.patch(url, half, sound.subarray(half));
  expect([refused.status, await refused.json()]).toMatchObject([507, { error: "STORAGE_FULL" }]);
  // The part that fitted is kept, and another recording continues.
  expect(await server.offsetOf(url)).toBe(LIMIT_BYTES);
  const other = await server.begin();
  expect((await server.patch(other.url, 0, sound.subarray(0, half))).status).toBe(204);
  const early = await server.finish(gravacao_id, [claimOf(sound)]);
  expect([early.status, await early.json()]).toMatchObject([409, { error: "UPLOAD_INCOMPLETE" }]);

  await server.kill();
  await server.start();
  const kept = await server.offsetOf(url);
  expect(kept).toBe(LIMIT_BYTES);
  expect((await server.patch(url, kept, sound.subarray(kept))).status).toBe(204);
  expect((await server.finish(gravacao_id, [claimOf(sound)])).status).toBe(200);
  const files = join(server.folder, "files/gravacoes", gravacao_id);
  const [name = ""] = (await readdir(files)).filter((file) => !file.includes("."));
  expect((await server.readStored(`gravacoes/${gravacao_id}/${name}`)).equals(sound)).toBe(true);
}, 60_000);
