import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { fileName, modelFields, type ModelFormat } from "./model-folder.ts";
import { ModelStore } from "./model-store.ts";
import { type ModelServerOptions, startModelServer } from "./testing/model-server.ts";

const schema = z.object({ file: fileName, ...modelFields });
const format: ModelFormat<z.infer<typeof schema>> = { schema, filesOf: ({ file }) => [file] };
const catalogue = {
  small: {
    repository: "maker/small",
    revision: "main",
    model: { file: "small.gguf", languages: ["pt"] },
    sha256: {},
  },
};
const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const content = "weights".repeat(1000);

let served: string;
let cacheDir: string;
let server: Awaited<ReturnType<typeof startModelServer>> | undefined;
beforeEach(async () => {
  served = await mkdtemp(join(tmpdir(), "relato-served-"));
  cacheDir = await mkdtemp(join(tmpdir(), "relato-cache-"));
  await writeFile(join(served, "small.gguf"), content);
});
afterEach(async () => {
  await server?.close();
  for (const folder of [served, cacheDir]) await rm(folder, { recursive: true });
});

const openStore = async (options: Omit<ModelServerOptions, "folder"> = {}) => {
  server = await startModelServer({ folder: served, ...options });
  return new ModelStore({ model: "small", cacheDir, modelUrl: server.url, catalogue, format });
};

test("the store's commit is requested and recorded in model.json", async () => {
  const store = await openStore({ commit: COMMIT });
  expect(await store.prepare()).toEqual({ state: "ready", model: "small" });
  expect(server?.requests).toEqual([
    "HEAD /mirror/maker/small/resolve/main/small.gguf",
    `GET /mirror/maker/small/resolve/${COMMIT}/small.gguf`,
  ]);
  const described = JSON.parse(await readFile(join(cacheDir, "small", "model.json"), "utf8"));
  expect(described).toEqual({
    file: "small.gguf",
    languages: ["pt"],
    sha256: { "small.gguf": createHash("sha256").update(content).digest("hex") },
    revision: COMMIT,
  });
});

test("a store without a commit leaves model.json without a revision", async () => {
  const store = await openStore();
  await store.prepare();
  expect(await store.open()).not.toHaveProperty("revision");
});

test("a model that is larger than the disk's free space is not downloaded", async () => {
  const store = await openStore({ announced: 1e15 });
  expect(await store.prepare()).toEqual({
    state: "missing",
    model: "small",
    reason: "DISK_TOO_SMALL",
  });
  expect(server?.requests.filter((line) => line.startsWith("GET"))).toEqual([]);
});

test("a file that was changed after the download is refused by its hash", async () => {
  const store = await openStore();
  await store.prepare();
  const file = join(cacheDir, "small", "small.gguf");
  await writeFile(file, content.replace("w", "W"));
  await expect(store.open()).rejects.toMatchObject({ fault: "HASH_WRONG" });
  expect(await store.find()).toMatchObject({ file: "small.gguf" });
});
