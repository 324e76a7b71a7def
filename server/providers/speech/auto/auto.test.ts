import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startModelServer } from "../../../platform/model-files/testing/model-server.ts";
import { EXAMPLE_MODEL } from "../example.ts";
import { KNOWN_MODELS } from "../model/catalogue.ts";
import { EXAMPLE_DOWNLOAD } from "../model/example-download.fixture.ts";
import { fixture } from "../testing/fixtures.ts";
import { createAutoSpeech } from "./auto.ts";
import { chooseSpeechModel, type SpeechMachine } from "./choose.ts";

const large: SpeechMachine = {
  memory_mb: 8000,
  process_mb: 4096,
  free_disk_mb: 50_000,
  downloaded: new Set(),
};

describe("the choice of the speech model", () => {
  it.each<[string, Partial<SpeechMachine>, string, string[]]>([
    ["8 GB and a free disk", {}, "parakeet-v3", []],
    ["4 GB", { memory_mb: 4000 }, "whisper-small", ["memory"]],
    ["2 GB", { memory_mb: 2000 }, "whisper-base", ["memory", "memory"]],
    ["processes of 1500 MB", { process_mb: 1500 }, "whisper-small", ["process_memory"]],
    ["1.5 GB on the disk", { free_disk_mb: 1500 }, "whisper-small", ["disk"]],
    ["a full disk", { free_disk_mb: 10 }, "whisper-base", ["disk", "disk"]],
    [
      "a full disk that has the model",
      { free_disk_mb: 10, downloaded: new Set(["parakeet-v3"]) },
      "parakeet-v3",
      [],
    ],
  ])("with %s", (_what, machine, model, lacks) => {
    const choice = chooseSpeechModel({ ...large, ...machine }, KNOWN_MODELS);
    expect(choice).toMatchObject({ model, disk_mb: KNOWN_MODELS[model]!.disk_mb });
    expect(choice.skipped.map(({ lack }) => lack)).toEqual(lacks);
    for (const { needed_mb, found_mb } of choice.skipped) expect(found_mb).toBeLessThan(needed_mb);
  });
});

describe("automatic speech", () => {
  let cacheDir: string;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), "relato-auto-"));
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await rm(cacheDir, { recursive: true });
  });

  const mini = EXAMPLE_DOWNLOAD;
  const catalogue = { "parakeet-v3": mini, "whisper-base": mini };
  const start = (modelUrl: string) => {
    const speech = createAutoSpeech({ cacheDir, modelUrl, catalogue, measure: async () => large });
    closing.push(() => speech.close());
    return speech;
  };
  const serve = async (): Promise<string> => {
    const server = await startModelServer({ folder: EXAMPLE_MODEL });
    closing.push(server.close);
    return server.url;
  };
  const putIntoCache = (name: string): Promise<void> =>
    cp(EXAMPLE_MODEL, join(cacheDir, name), { recursive: true });

  it("downloads the chosen model if none is there", async () => {
    const speech = start(await serve());
    expect(await speech.readiness()).toMatchObject({ state: "missing", model: "parakeet-v3" });
    expect(await speech.prepare()).toEqual({ state: "ready", model: "parakeet-v3" });
  });

  it("hears with a smaller model that is there, and keeps it until the next start", async () => {
    await putIntoCache("whisper-base");
    const speech = start(await serve());
    expect(await speech.choice?.()).toMatchObject({ model: "parakeet-v3" });
    const first = await speech.transcribe(fixture("es.ogg"), { language: "es" });
    expect(first).toMatchObject({ model: "whisper-base" });
    expect(first.segments.length).toBeGreaterThan(0);
    // The better model arrives in the background; a process that starts then uses it.
    await expect
      .poll(() => start("http://127.0.0.1:9").readiness(), { timeout: 30_000 })
      .toEqual({ state: "ready", model: "parakeet-v3" });
    expect(await speech.readiness()).toEqual({ state: "ready", model: "whisper-base" });
  });

  it("takes a smaller model if the chosen one cannot be downloaded", async () => {
    const damaged = { ...mini, sha256: { "mini-encoder.onnx": "0".repeat(64) } };
    const speech = createAutoSpeech({
      cacheDir,
      modelUrl: await serve(),
      catalogue: { ...catalogue, "parakeet-v3": damaged },
      measure: async () => large,
    });
    closing.push(() => speech.close());
    expect(await speech.prepare()).toEqual({ state: "ready", model: "whisper-base" });
  });

  it("stops waiting for a download when any model arrives", async () => {
    const server = await startModelServer({ folder: EXAMPLE_MODEL, held: 1000 });
    closing.push(server.close);
    const speech = start(server.url);
    const prepared = speech.prepare();
    await putIntoCache("whisper-base");
    expect(await prepared).toEqual({ state: "ready", model: "whisper-base" });
  });
});
