import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { createStorage } from "../../providers/storage/create.ts";
import { makeKeyPair } from "./age.ts";
import { copyFiles } from "./copy-files.ts";
import { openFileIndex } from "./file-index.ts";
import { createFolderStore } from "./folder-store.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "relato-copy-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it("copies each file once, and keeps the copy of a file that was damaged since", async () => {
  const data_dir = join(root, "data");
  const folder = join(root, "backups");
  const store = await createFolderStore(folder);
  const storage = await createStorage(readConfig({ DATA_DIR: data_dir }));
  const { recipient } = await makeKeyPair();
  const put = async (): Promise<string> => {
    const key = `gravacoes/${crypto.randomUUID()}/${crypto.randomUUID()}`;
    const path = join(root, "upload");
    await writeFile(path, key);
    await storage.putFile(key, path);
    return key;
  };
  const damage = async (key: string): Promise<void> => {
    const path = join(data_dir, "files", key);
    const content = await readFile(path);
    await writeFile(path, content.fill(0, content.length - 10));
  };
  const copy = async (keys: string[], sample: string | null = null) => {
    const index = await openFileIndex(data_dir, store.place, recipient);
    const options = { store, recipients: [recipient], storage, index, sample };
    const { files, missing, copied } = await copyFiles(keys, options);
    return { files: files.map(({ key }) => key), missing, copied: [...copied] };
  };
  const [copied, sample, added, lost] = [await put(), await put(), await put(), await put()];
  const known = [copied, sample];
  expect(await copy(known)).toEqual({ files: known, missing: [], copied: known });
  await damage(sample);
  await damage(lost);
  expect(await copy([...known, added, lost], sample)).toEqual({
    files: [...known, added],
    missing: [lost],
    copied: [added],
  });
});
