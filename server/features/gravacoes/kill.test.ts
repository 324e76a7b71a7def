import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { claimOf, PATCH_TYPE, segmentMetadata, TUS } from "./tus.fixture.ts";

const SERVER = join(import.meta.dirname, "../..");
const PIECE = 16 * 1024;

let database: TestDatabase;
let folder: string;
let SPEECH: Buffer;
let server: ChildProcess;
let address = "";
let cookie = "";
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "relato-kill-"));
  SPEECH = await readFile(join(SERVER, "providers/speech/fixtures/chrome-mediarecorder-pt.webm"));
  await start();
  const signedUp = await fetch(`${address}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "kill@example.org", password: "segredo" }),
  });
  cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});
afterAll(async () => {
  await kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The server as a user starts it, on a port of its own choice. */
const start = async (): Promise<void> => {
  server = spawn(process.execPath, ["main.ts"], {
    cwd: SERVER,
    env: {
      // Not vitest's environment, which has a BASE_URL of its own.
      PATH: process.env["PATH"],
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      CACHE_DIR: join(folder, "cache"),
      JOBS_IN_PROCESS: "false",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (server.stdout === null) throw new Error("no output");
  for await (const line of createInterface(server.stdout)) {
    const port = /Relato is ready: .*:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    address = `http://127.0.0.1:${port}`;
    return;
  }
  throw new Error("the server did not start");
};
const kill = async (): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
};

const call = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array<ArrayBuffer>,
) =>
  fetch(`${address}${path}`, {
    method,
    headers: { cookie, ...headers },
    ...(body !== undefined && { body }),
  });
const json = { "content-type": "application/json" };

const begin = async () => {
  const gravacao_id = crypto.randomUUID();
  await call("POST", "/api/gravacoes", json, JSON.stringify({ id: gravacao_id }));
  const metadata = { "upload-metadata": segmentMetadata({ gravacao_id }) };
  const created = await call("POST", "/api/uploads", {
    ...TUS,
    ...metadata,
    "upload-defer-length": "1",
  });
  expect(created.status).toBe(201);
  return { gravacao_id, url: created.headers.get("location") ?? "" };
};
const patch = (url: string, offset: number, end: number) =>
  call(
    "PATCH",
    url,
    { ...TUS, "content-type": PATCH_TYPE, "upload-offset": String(offset) },
    new Uint8Array(SPEECH.subarray(offset, end)),
  );
const offsetOf = async (url: string): Promise<number> => {
  const head = await call("HEAD", url, TUS);
  expect(head.status).toBe(200);
  return Number(head.headers.get("upload-offset"));
};
const finish = (gravacaoId: string) =>
  call(
    "POST",
    `/api/gravacoes/${gravacaoId}/finish`,
    json,
    JSON.stringify({ segments: [claimOf(SPEECH)] }),
  );

it("loses no acknowledged byte when the server is killed, and finishes with the very same file", async () => {
  const { gravacao_id, url } = await begin();
  let acknowledged = 0;
  for (const pieces of [1, 0, 4]) {
    for (let n = 0; n < pieces; n++) {
      const answer = await patch(url, acknowledged, acknowledged + PIECE);
      expect(answer.status).toBe(204);
      acknowledged = Number(answer.headers.get("upload-offset"));
    }
    // One more is on its way when the server dies.
    const cut = patch(url, acknowledged, acknowledged + 8 * PIECE).catch(() => null);
    await kill();
    await cut;
    await start();
    const kept = await offsetOf(url);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = kept;
  }
  while (acknowledged < SPEECH.length) {
    const answer = await patch(url, acknowledged, SPEECH.length);
    acknowledged = Number(answer.headers.get("upload-offset"));
  }
  expect((await finish(gravacao_id)).status).toBe(200);
  const files = join(folder, "files/gravacoes", gravacao_id);
  const [name = ""] = await readdir(files);
  expect((await readFile(join(files, name))).equals(SPEECH)).toBe(true);
}, 120_000);

it("finishes when it is asked again, wherever the first time was killed", async () => {
  for (const after_ms of [0, 5, 15, 40]) {
    const { gravacao_id, url } = await begin();
    await patch(url, 0, SPEECH.length);
    const cut = finish(gravacao_id).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, after_ms));
    await kill();
    await cut;
    await start();
    const answer = await finish(gravacao_id);
    expect(answer.status).toBe(200);
    const audio = await call("GET", `/api/gravacoes/${gravacao_id}/audio`, { range: "bytes=0-99" });
    expect(audio.status).toBe(206);
    const segments = (await readdir(join(folder, "files/gravacoes", gravacao_id))).filter(
      (n) => !n.includes("."),
    );
    expect(segments).toHaveLength(1);
  }
  expect(await readdir(join(folder, "uploads"))).toEqual([]);
}, 120_000);
