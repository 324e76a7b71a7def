import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ServerProcess } from "../../../testing/server-process.ts";
import { claimOf } from "../../../testing/tus.ts";

const FIXTURES = join(import.meta.dirname, "../../../providers/speech/fixtures");
const PIECE = 16 * 1024;

let server: ServerProcess;
let SPEECH: Buffer;
beforeAll(async () => {
  SPEECH = await readFile(join(FIXTURES, "chrome-mediarecorder-pt.webm"));
  server = await ServerProcess.create();
  await server.start();
  await server.signUp();
});
afterAll(() => server.remove());

const finish = (gravacaoId: string) => server.finish(gravacaoId, [claimOf(SPEECH)]);

it("loses no acknowledged byte in a kill, and finishes with an identical file", async () => {
  const { gravacao_id, url } = await server.begin();
  let acknowledged = 0;
  for (const pieces of [1, 0, 4]) {
    for (let n = 0; n < pieces; n++) {
      const piece = SPEECH.subarray(acknowledged, acknowledged + PIECE);
      const answer = await server.patch(url, acknowledged, piece);
      expect(answer.status).toBe(204);
      acknowledged = Number(answer.headers.get("upload-offset"));
    }
    // One more request is in progress when the server dies.
    const more = SPEECH.subarray(acknowledged, acknowledged + 8 * PIECE);
    const cut = server.patch(url, acknowledged, more).catch(() => null);
    await server.kill();
    await cut;
    await server.start();
    const kept = await server.offsetOf(url);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = kept;
  }
  while (acknowledged < SPEECH.length) {
    const answer = await server.patch(url, acknowledged, SPEECH.subarray(acknowledged));
    acknowledged = Number(answer.headers.get("upload-offset"));
  }
  expect((await finish(gravacao_id)).status).toBe(200);
  const files = join(server.folder, "files/gravacoes", gravacao_id);
  const [name = ""] = await readdir(files);
  expect((await server.readStored(`gravacoes/${gravacao_id}/${name}`)).equals(SPEECH)).toBe(true);
}, 240_000);

it("finishes at the second call, wherever the first one was killed", async () => {
  for (const after_ms of [0, 5, 15, 40]) {
    const { gravacao_id, url } = await server.begin();
    await server.patch(url, 0, SPEECH);
    const cut = finish(gravacao_id).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, after_ms));
    await server.kill();
    await cut;
    await server.start();
    const answer = await finish(gravacao_id);
    expect(answer.status).toBe(200);
    const range = { range: "bytes=0-99" };
    const audio = await server.call("GET", `/api/gravacoes/${gravacao_id}/audio`, range);
    expect(audio.status).toBe(206);
    const segments = (await readdir(join(server.folder, "files/gravacoes", gravacao_id))).filter(
      (n) => !n.includes("."),
    );
    expect(segments).toHaveLength(1);
  }
  expect(await readdir(join(server.folder, "uploads"))).toEqual([]);
}, 240_000);
