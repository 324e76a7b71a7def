import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../../platform/audit/log.ts";
import { readConfig } from "../../platform/config/config.ts";
import { exportFilesKeys } from "../../platform/config/files-key.ts";
import { writeFileDurably } from "../../platform/files/durable.ts";
import { createObjectStore, createStorage } from "../../providers/storage/create.ts";
import type { EncryptedStorage } from "../../providers/storage/encrypted/encrypted.ts";
import { readProtection } from "../../providers/storage/encrypted/protection.ts";
import { protectFiles } from "./protect-files.ts";
import { scrubFiles } from "./scrub-files.ts";
import { readScrubState } from "./scrub-state.ts";

const MB = 1_000_000;
const log = createLog("silent");
let data_dir: string;
beforeEach(async () => {
  data_dir = await mkdtemp(join(tmpdir(), "relato-protect-"));
});
afterEach(() => rm(data_dir, { recursive: true }));

const open = async (env: Record<string, string> = {}) => {
  const config = readConfig({ DATA_DIR: data_dir, ...env });
  return { config, log, storage: await createStorage(config) };
};
const pathOf = (key: string): string => join(data_dir, "files", key);
const newFile = async (content: Uint8Array): Promise<string> => {
  const path = join(data_dir, randomUUID());
  await writeFile(path, content);
  return path;
};
/** Objects of an older release; the first one is the oldest. */
const putPlain = async (contents: Buffer[]): Promise<string[]> => {
  const store = await createObjectStore(readConfig({ DATA_DIR: data_dir }));
  const keys = contents.map(() => `gravacoes/${randomUUID()}/${randomUUID()}`);
  for (const [at, key] of keys.entries()) {
    await store.putFile(key, await newFile(contents[at]!));
    await utimes(pathOf(key), 1_000_000 + at, 1_000_000 + at);
  }
  return keys;
};
const isPlain = async (key: string, content: Buffer): Promise<boolean> =>
  (await readFile(pathOf(key))).equals(content);
const flipBit = async (key: string): Promise<void> => {
  const stored = await readFile(pathOf(key));
  const { atime, mtime } = await stat(pathOf(key));
  stored[stored.length - 1]! ^= 1;
  await writeFile(pathOf(key), stored);
  await utimes(pathOf(key), atime, mtime);
};

test("encrypts the files of older releases, oldest first, and continues after a stop", async () => {
  const contents = [1, 2, 3].map(() => randomBytes(5000));
  const keys = await putPlain(contents);
  const deps = await open();
  const foreign = await createObjectStore(deps.config);
  await foreign.putFile("reports/year.csv", await newFile(Buffer.from("a;b")));
  const stopping = new AbortController();
  const protecting: EncryptedStorage = {
    ...deps.storage,
    protect: async (key) => {
      stopping.abort();
      return deps.storage.protect(key);
    },
  };
  const first = await protectFiles({ ...deps, storage: protecting }, stopping.signal);
  expect(first).toMatchObject({ encrypted: 1, is_complete: false });
  const plain = () => Promise.all(keys.map((key, at) => isPlain(key, contents[at]!)));
  expect(await plain()).toEqual([false, true, true]);
  const second = await protectFiles(deps);
  expect(second).toMatchObject({ encrypted: 2, failed: 0, is_complete: true });
  expect(await plain()).toEqual([false, false, false]);
  for (const [at, key] of keys.entries())
    expect((await buffer(await deps.storage.read(key))).equals(contents[at]!)).toBe(true);
  // A bucket may have files that are not ours.
  expect(await readFile(pathOf("reports/year.csv"), "utf8")).toBe("a;b");
  expect(await protectFiles(deps)).toMatchObject({ encrypted: 0, current: 0, is_complete: true });
  await writeFile(pathOf(keys[0]!), contents[0]!);
  await expect(deps.storage.read(keys[0]!)).rejects.toMatchObject({ code: "DAMAGED" });
});

test("the keys of files follow FILES_KEY, and a lost key stops the start", async () => {
  const [first, second] = [1, 2].map(() => randomBytes(32).toString("base64")) as [string, string];
  const key = `ditados/${randomUUID()}/${randomUUID()}.wav`;
  const before = await open({ FILES_KEY: first });
  await before.storage.putFile(key, await newFile(Buffer.from("RIFF")));
  await expect(open({ FILES_KEY: second })).rejects.toThrow("the key of the stored recordings");
  await expect(open()).rejects.toThrow("the key of the stored recordings");
  const between = await open({ FILES_KEY: second, FILES_KEY_PREVIOUS: first });
  expect(await protectFiles(between)).toMatchObject({ rewrapped: 1, failed: 0 });
  const after = await open({ FILES_KEY: second });
  expect(await buffer(await after.storage.read(key))).toEqual(Buffer.from("RIFF"));
  expect((await readProtection(data_dir))?.key_id).toBe(await after.storage.currentKeyId());
});

test("the exported keys open the files in another place", async () => {
  const { storage, config } = await open();
  expect((await stat(join(data_dir, "files-key"))).mode & 0o777).toBe(0o600);
  const key = `perfis/${randomUUID()}.webp`;
  await storage.putFile(key, await newFile(Buffer.from("picture")));
  const keys = await exportFilesKeys(config);
  await rm(join(data_dir, "files-key"));
  await expect(open()).rejects.toThrow("restore DATA_DIR/files-key");
  await writeFileDurably(join(data_dir, "files-key"), keys);
  expect(await buffer(await (await open()).storage.read(key))).toEqual(Buffer.from("picture"));
});

test("a scrub finds damage, continues the next night, and clears what was repaired", async () => {
  const keys = await putPlain([1, 2, 3].map(() => randomBytes(400_000)));
  const { storage, config } = await open();
  await protectFiles({ storage, config, log });
  for (const [at, key] of keys.entries()) await utimes(pathOf(key), 1_000_000 + at, 1_000_000 + at);
  const whole = await readFile(pathOf(keys[1]!));
  const scrub = async (gigabytes: number) => {
    await scrubFiles({ config: { ...config, scrub_gb_per_night: gigabytes }, log, storage });
    return readScrubState(data_dir);
  };
  expect(await scrub(0)).toBeNull();
  expect(await scrub((0.3 * MB) / 1e9)).toMatchObject({ files: 1, bytes: 400_000, failures: [] });
  await flipBit(keys[1]!);
  const second = await scrub((0.3 * MB) / 1e9);
  expect(second).toMatchObject({ files: 2, failures: [{ key: keys[1], code: "DAMAGED" }] });
  expect(second?.round_ended_at).toBe(second?.ran_at);
  const third = await scrub(1);
  expect(third).toMatchObject({ cursor: null, failures: [{ key: keys[1] }] });
  expect(third?.failures[0]?.found_at).toBe(second?.failures[0]?.found_at);
  await writeFile(pathOf(keys[1]!), whole);
  expect(await scrub(1)).toMatchObject({ failures: [] });
  await flipBit(keys[0]!);
  expect((await scrub(1))?.failures).toHaveLength(1);
  await storage.remove(keys[0]!);
  expect((await scrub(1))?.failures).toEqual([]);
});
