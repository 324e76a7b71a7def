import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LocalModelStatus } from "@relato/shared/contract/admin.ts";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type ModelServerOptions,
  startModelServer,
} from "../../../platform/model-files/testing/model-server.ts";
import { answerSchema } from "../answer.ts";
import type { KnownWriterModel } from "./catalogue.ts";
import { createLocalModel, type LocalModel } from "./local-model.ts";
import { INSTALL_TIMEOUT_MS, sharedRuntime } from "./testing/shared-runtime.ts";
import { writeTinyModel } from "./testing/tiny-model.ts";

const tiny: KnownWriterModel = {
  repository: "maker/tiny",
  revision: "main",
  bytes: 500_000,
  model: {
    engine: "llama.cpp",
    file: "tiny.gguf",
    languages: ["pt", "en", "es"],
    context_tokens: 4096,
    context_bytes_per_token: 512,
    licence: "AGPL-3.0-only",
  },
  sha256: {},
};
const question = { system: "Write.", prompt: "Dor de cabeça.", schema: answerSchema };
const { signal } = new AbortController();

let runtime: string;
beforeAll(async () => {
  runtime = await sharedRuntime();
}, INSTALL_TIMEOUT_MS);

let folder: string;
let server: Awaited<ReturnType<typeof startModelServer>>;
const models: LocalModel[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-install-"));
});
afterEach(async () => {
  await Promise.all(models.splice(0).map((model) => model.close()));
  await server.close();
  await rm(folder, { recursive: true });
});

const openKnown = async (
  options: Omit<ModelServerOptions, "folder"> = {},
  memory?: number,
): Promise<LocalModel> => {
  server = await startModelServer({
    folder: await writeTinyModel(join(folder, "served")),
    ...options,
  });
  const model = createLocalModel({
    model: "tiny",
    cacheDir: join(folder, "cache"),
    modelUrl: server.url,
    catalogue: { tiny },
    runtime,
    memory,
    threads: 1,
    seed: 3,
  });
  models.push(model);
  return model;
};

test("the first question starts the download; later ones are answered", async () => {
  const model = await openKnown({ cuts: [100_000] });
  const missing = { state: "missing", model: "tiny", reason: "NOT_DOWNLOADED" };
  expect(await model.status()).toEqual(missing);
  expect(await model.contextTokens()).toBe(4096);
  await expect(model.ask(question, { signal })).rejects.toMatchObject({
    fault: "MODEL_NOT_INSTALLED",
  });
  const seen: LocalModelStatus[] = [];
  expect(await model.install((status) => seen.push(status))).toEqual({
    state: "installed",
    model: "tiny",
  });
  expect(seen.at(-1)).toMatchObject({ state: "downloading", part: "model" });
  // The second call joined the download of the first question, which the server cut once. Bytes
  // that were not read before the disconnect are lost; store.test.ts shows that others are kept.
  const sent = server.requests.filter((line) => line.startsWith("GET"));
  expect(sent).toEqual([
    "GET /mirror/maker/tiny/resolve/main/tiny.gguf",
    expect.stringMatching(
      /^GET \/mirror\/maker\/tiny\/resolve\/main\/tiny.gguf(?: bytes=[1-9]\d*-)?$/u,
    ),
  ]);
  const { text } = await model.ask(question, { signal });
  expect(answerSchema.safeParse(JSON.parse(text)).success).toBe(true);
});

test("a model with the wrong hash is not installed", async () => {
  const model = await openKnown({ lie: true });
  expect(await model.install()).toMatchObject({ state: "missing", reason: "DOWNLOAD_FAILED" });
});

test("a machine with too little memory downloads nothing", async () => {
  const model = await openKnown({}, 1_000_000_000);
  const small = { state: "missing", model: "tiny", reason: "MACHINE_TOO_SMALL" };
  expect(await model.install()).toEqual(small);
  await expect(model.ask(question, { signal })).rejects.toMatchObject({
    fault: "MODEL_MACHINE_TOO_SMALL",
  });
  expect(server.requests).toEqual([]);
});
