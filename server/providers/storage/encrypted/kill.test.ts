import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyWorkFolder, workFolder } from "../../../platform/files/work-folder.ts";
import { createDiskStorage } from "../disk.ts";
import { createEncryptedStorage } from "./encrypted.ts";
import { createFileKeys } from "./file-keys.ts";

const CHILD = join(import.meta.dirname, "kill.fixture.ts");
const KEY = `gravacoes/${randomUUID()}/${randomUUID()}`;
const CONTENT = randomBytes(200_000);

let folder: string;
let source: string;
let keys: Buffer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-kill-"));
  source = join(folder, "upload");
  keys = [randomBytes(32)];
  await writeFile(source, CONTENT);
});
afterEach(() => rm(folder, { recursive: true }));

const openStore = () => createDiskStorage(join(folder, "files"));
const openStorage = async () =>
  createEncryptedStorage(
    await openStore(),
    createFileKeys(async () => keys),
    { work_dir: workFolder(folder), allowsPlaintext: async () => true },
  );
/** Runs a call in a process that kills itself at the step. */
const killAt = (call: string, step: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = [folder, call, step, KEY, source, ...keys.map((key) => key.toString("base64"))];
    execFile(process.execPath, [CHILD, ...args], (error, _, stderr) => {
      if (error?.signal === "SIGKILL") resolve();
      else reject(new Error(`not killed: ${stderr}`));
    });
  });
/** Files below the folder that contain the plaintext. */
const findPlaintext = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path)).includes(CONTENT.subarray(50_000, 50_064)))
      found.push(path);
  }
  return found;
};

test.each(["before putFile", "after putFile"])("a kill %s loses nothing", async (step) => {
  await killAt("putFile", step);
  await emptyWorkFolder(folder);
  expect(await findPlaintext()).toEqual([source]);
  const storage = await openStorage();
  expect(await storage.putFile(KEY, source)).toEqual({ bytes: CONTENT.length });
  expect((await buffer(await storage.read(KEY))).equals(CONTENT)).toBe(true);
  expect(await findPlaintext()).toEqual([]);
});

test.each(["before replace", "after replace"])(
  "a kill %s of an older release's file loses nothing",
  async (step) => {
    await (await openStore()).putFile(KEY, source);
    await killAt("protect", step);
    await emptyWorkFolder(folder);
    expect(await findPlaintext()).toHaveLength(step === "before replace" ? 1 : 0);
    const storage = await openStorage();
    expect((await buffer(await storage.read(KEY))).equals(CONTENT)).toBe(true);
    await storage.protect(KEY);
    expect((await buffer(await storage.read(KEY))).equals(CONTENT)).toBe(true);
    expect(await findPlaintext()).toEqual([]);
  },
);

test.each(["before overwrite", "torn write", "between writes", "after overwrite"])(
  "a kill during a rotation (%s) loses nothing",
  async (step) => {
    await (await openStorage()).putFile(KEY, source);
    keys.unshift(randomBytes(32));
    await killAt("protect", step);
    const storage = await openStorage();
    expect((await buffer(await storage.read(KEY))).equals(CONTENT)).toBe(true);
    await storage.protect(KEY);
    keys.pop();
    const rotated = await openStorage();
    expect((await buffer(await rotated.read(KEY))).equals(CONTENT)).toBe(true);
  },
);

test("a kill while a local copy is used leaves no plaintext after the next start", async () => {
  await (await openStorage()).putFile(KEY, source);
  await killAt("withLocalFile", "");
  expect(await findPlaintext()).toHaveLength(1);
  await emptyWorkFolder(folder);
  expect(await findPlaintext()).toEqual([]);
});
