import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EXAMPLE_MODEL } from "../example.ts";
import { createLocalSpeech } from "../local/local.ts";
import type { SpeechReadiness } from "../speech.ts";
import { fixture } from "../testing/fixtures.ts";
import {
  type ModelServerOptions,
  startModelServer,
} from "../../../platform/model-files/testing/model-server.ts";
import { EXAMPLE_DOWNLOAD } from "./example-download.fixture.ts";
import { createSpeechModelStore } from "./store.ts";

const small = EXAMPLE_DOWNLOAD;
const catalogue = { small };

let cacheDir: string;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "relato-models-"));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(cacheDir, { recursive: true });
});

const serve = async (options: Omit<ModelServerOptions, "folder"> = {}) => {
  const server = await startModelServer({ folder: EXAMPLE_MODEL, ...options });
  closing.push(server.close);
  return server;
};

describe("a known model", () => {
  it("is missing, then downloaded with progress, then usable", async () => {
    const server = await serve();
    const speech = createLocalSpeech({ model: "small", cacheDir, modelUrl: server.url, catalogue });
    const missing = { state: "missing", model: "small", reason: "NOT_DOWNLOADED" };
    expect(await speech.readiness()).toEqual(missing);
    await expect(speech.transcribe(fixture("es.ogg"), { language: "es" })).rejects.toMatchObject({
      code: "SPEECH_MODEL_MISSING",
      retry: true,
    });

    const seen: SpeechReadiness[] = [];
    const [ready, also] = await Promise.all([
      speech.prepare((now) => seen.push(now)),
      speech.prepare(),
    ]);
    expect(ready).toEqual({ state: "ready", model: "small" });
    expect(also).toEqual(ready);
    const done = seen.flatMap((now) => (now.state === "downloading" ? [now.done_bytes] : []));
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toMatchObject({ done_bytes: 7_717_651, total_bytes: 7_717_651 });
    // Two simultaneous calls download it once.
    expect(server.requests.filter((line) => line.includes("GET"))).toHaveLength(3);
    expect(server.requests[0]).toContain("/mirror/sherpa-onnx-mini/resolve/main/mini-encoder.onnx");

    const result = await speech.transcribe(fixture("es.ogg"), { language: "es" });
    expect(result.segments.map((segment) => segment.text).join(" ")).toContain("dolor de garganta");
    await expect(speech.transcribe(fixture("es.ogg"), { language: "pt-BR" })).rejects.toMatchObject(
      {
        code: "SPEECH_MODEL_MISSING",
      },
    );
    expect(await readdir(cacheDir)).toEqual(["small"]);
  });

  it("resumes the download after each broken connection", async () => {
    const server = await serve({ cuts: [1_000_000, 500_000, 0, 700_000] });
    const store = createSpeechModelStore({
      model: "small",
      cacheDir,
      modelUrl: server.url,
      catalogue,
    });
    expect(await store.prepare()).toEqual({ state: "ready", model: "small" });
    const ranges = server.requests.filter((line) => line.includes("bytes="));
    expect(ranges.length).toBeGreaterThanOrEqual(3);
    expect(ranges.every((line) => Number(/bytes=(\d+)/u.exec(line)?.[1]) > 0)).toBe(true);
  });

  it("is downloaded from a server without ranges", async () => {
    const server = await serve({ cuts: [1_000_000], withoutRanges: true });
    const store = createSpeechModelStore({
      model: "small",
      cacheDir,
      modelUrl: server.url,
      catalogue,
    });
    expect(await store.prepare()).toEqual({ state: "ready", model: "small" });
  });

  it("is rejected when a file does not match its announced hash", async () => {
    const server = await serve({ lie: true });
    const store = createSpeechModelStore({
      model: "small",
      cacheDir,
      modelUrl: server.url,
      catalogue,
    });
    const failed = { state: "missing", model: "small", reason: "DOWNLOAD_FAILED" };
    expect(await store.prepare()).toEqual(failed);
    expect(existsSync(join(cacheDir, "small"))).toBe(false);
  });

  it("is rejected when a file does not match our hash", async () => {
    const server = await serve();
    const pinned = { ...small, sha256: { "mini-encoder.onnx": "0".repeat(64) } };
    const options = {
      model: "small",
      cacheDir,
      modelUrl: server.url,
      catalogue: { small: pinned },
    };
    expect(await createSpeechModelStore(options).prepare()).toMatchObject({
      reason: "DOWNLOAD_FAILED",
    });
  });

  it("reports a failed download without a network, and succeeds later", async () => {
    const server = await serve();
    const gone = await startModelServer({ folder: EXAMPLE_MODEL });
    await gone.close();
    const offline = createSpeechModelStore({
      model: "small",
      cacheDir,
      modelUrl: gone.url,
      catalogue,
    });
    const failed = { state: "missing", model: "small", reason: "DOWNLOAD_FAILED" };
    expect(await offline.prepare()).toEqual(failed);
    expect(await offline.readiness()).toEqual(failed);
    const online = createSpeechModelStore({
      model: "small",
      cacheDir,
      modelUrl: server.url,
      catalogue,
    });
    expect(await online.prepare()).toEqual({ state: "ready", model: "small" });
  });

  it("is downloaded by the next process after a crash during a download", async () => {
    const server = await serve();
    // The lock of a dead process: no system uses this number.
    await writeFile(join(cacheDir, "small.lock"), "99999999");
    const store = createSpeechModelStore({
      model: "small",
      cacheDir,
      modelUrl: server.url,
      catalogue,
    });
    expect(await store.prepare()).toEqual({ state: "ready", model: "small" });
    expect(await readdir(cacheDir)).toEqual(["small"]);
  });
});

describe("a model's folder", () => {
  const reasonOf = async (model: string): Promise<unknown> =>
    createSpeechModelStore({ model, cacheDir }).prepare();

  it("is ready, or reports what is wrong", async () => {
    expect(await reasonOf(EXAMPLE_MODEL)).toEqual({ state: "ready", model: "mini-whisper" });
    const reason = (name: string) => ({
      state: "missing",
      model: expect.any(String),
      reason: name,
    });
    expect(await reasonOf(join(cacheDir, "none"))).toEqual(reason("FOLDER_MISSING"));
    const file = join(cacheDir, "model.json");
    await writeFile(file, "{");
    expect(await reasonOf(cacheDir)).toEqual(reason("MODEL_JSON_INVALID"));
    const escape = { ...small.model, encoder: "../../etc/passwd", sha256: {} };
    await writeFile(file, JSON.stringify(escape));
    expect(await reasonOf(cacheDir)).toEqual(reason("MODEL_JSON_INVALID"));
    await writeFile(file, JSON.stringify({ ...small.model, sha256: {} }));
    expect(await reasonOf(cacheDir)).toEqual(reason("FILE_MISSING"));
  });
});
