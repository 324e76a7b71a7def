import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sizeIfThere } from "../../platform/files/durable.ts";
import { workFolder } from "../../platform/files/work-folder.ts";
import { createStorage } from "./create.ts";
import { type S3Server, startS3Server } from "./s3-server.fixture.ts";
import type { Storage } from "./storage.ts";

const CONTENT = randomBytes(300_000);
const UNSET = {
  files_key: undefined,
  files_key_previous: undefined,
  s3_endpoint: undefined,
  s3_bucket: undefined,
  s3_region: undefined,
  s3_access_key_id: undefined,
  s3_secret_access_key: undefined,
};

let data_dir: string;
let s3: S3Server;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), "relato-storage-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(data_dir, { recursive: true });
});

const newFile = async (content: Uint8Array = CONTENT): Promise<string> => {
  const path = join(data_dir, crypto.randomUUID());
  await writeFile(path, content);
  return path;
};
const newKey = () => `gravacoes/${crypto.randomUUID()}/${crypto.randomUUID()}.webm`;

describe.each(["disk", "s3"])("%s storage", (kind) => {
  let storage: Storage;
  beforeAll(async () => {
    const config = {
      ...UNSET,
      s3_endpoint: s3.url,
      s3_bucket: "relato",
      s3_region: "sa-east-1",
      s3_access_key_id: "key-id",
      s3_secret_access_key: "secret",
    };
    storage = await createStorage({ data_dir, ...(kind === "s3" ? config : UNSET) });
  });

  it("is selected by the configuration", () => {
    expect(storage.name).toBe(kind);
  });

  it("stores a file and returns it, whole and in ranges", async () => {
    const [key, path] = [newKey(), await newFile()];
    expect(await storage.putFile(key, path)).toEqual({ bytes: CONTENT.length });
    expect(await sizeIfThere(path)).toBeNull();
    expect(await storage.size(key)).toBe(CONTENT.length);
    expect((await buffer(await storage.read(key))).equals(CONTENT)).toBe(true);
    const part = await buffer(await storage.read(key, { start: 1000, end: 1999 }));
    expect(part.equals(CONTENT.subarray(1000, 2000))).toBe(true);
    expect(
      await storage.withLocalFile(key, async (local) => (await readFile(local)).equals(CONTENT)),
    ).toBe(true);
  });

  it("stores the same file twice without an error, also when the source is gone", async () => {
    const [key, path] = [newKey(), await newFile()];
    await storage.putFile(key, path);
    expect(await storage.putFile(key, path)).toEqual({ bytes: CONTENT.length });
    const again = await newFile();
    expect(await storage.putFile(key, again)).toEqual({ bytes: CONTENT.length });
    expect(await sizeIfThere(again)).toBeNull();
  });

  it("does not replace other content under the same key, and keeps the source", async () => {
    const [key, path] = [newKey(), await newFile(Buffer.from("short"))];
    await storage.putFile(key, await newFile());
    await expect(storage.putFile(key, path)).rejects.toMatchObject({ code: "FAILED" });
    expect(await storage.size(key)).toBe(CONTENT.length);
    expect(await sizeIfThere(path)).toBe(5);
  });

  it("lists the keys of all files", async () => {
    const listKeys = async (): Promise<string[]> => {
      const listed: string[] = [];
      for await (const key of storage.list()) listed.push(key);
      return listed.sort();
    };
    for (const key of await listKeys()) await storage.remove(key);
    const keys = [newKey(), newKey(), newKey(), newKey(), newKey()];
    for (const key of keys) await storage.putFile(key, await newFile());
    expect(await listKeys()).toEqual(keys.sort());
  });

  it("reports missing files, and removes them without an error", async () => {
    const key = newKey();
    for (const call of [
      () => storage.read(key),
      () => storage.size(key),
      () => storage.withLocalFile(key, async () => 1),
      () => storage.putFile(key, join(data_dir, "nothing")),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await storage.putFile(key, await newFile());
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.size(key)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    "../secret",
    "a/../../b",
    "/etc/passwd",
    "a//b",
    "",
    "a/./b",
    "A/B",
    "a\0b",
    ".hidden",
    "a/b/",
  ])("refuses the key %j", async (key) => {
    await expect(storage.putFile(key, await newFile())).rejects.toMatchObject({ code: "FAILED" });
    await expect(storage.read(key)).rejects.toMatchObject({ code: "FAILED" });
    await expect(storage.remove(key)).rejects.toMatchObject({ code: "FAILED" });
  });
});

describe("disk storage", () => {
  it("does not follow links out of its folder", async () => {
    const storage = await createStorage({ data_dir, ...UNSET });
    const outside = join(data_dir, "outside");
    await mkdir(outside);
    await writeFile(join(outside, "file"), "secret");
    await symlink(outside, join(data_dir, "files", "linked"));
    await symlink(join(outside, "file"), join(data_dir, "files", "link"));
    for (const key of ["linked/file", "link"]) {
      await expect(storage.read(key)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await expect(storage.putFile("linked/new", await newFile())).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await readdir(outside)).toEqual(["file"]);
  });
});

describe("s3 storage", () => {
  const create = () =>
    createStorage({
      ...UNSET,
      data_dir,
      s3_endpoint: s3.url,
      s3_bucket: "relato",
      s3_region: "sa-east-1",
      s3_access_key_id: "key-id",
      s3_secret_access_key: "secret",
    });

  it("addresses objects by path and signs every request", async () => {
    const key = newKey();
    const storage = await create();
    s3.requests.length = 0;
    await storage.putFile(key, await newFile());
    expect(s3.requests.map(({ method }) => method)).toEqual(["GET", "HEAD", "PUT", "HEAD"]);
    expect(s3.requests.every(({ path, isSigned }) => isSigned && path === `/relato/${key}`)).toBe(
      true,
    );
    const object = s3.objects.get(`/relato/${key}`) ?? Buffer.alloc(0);
    expect(object.length).toBeGreaterThan(CONTENT.length);
    expect(object.includes(CONTENT.subarray(0, 32))).toBe(false);
  });

  it("retries when the service fails once", async () => {
    const [key, path] = [newKey(), await newFile()];
    const storage = await create();
    s3.failures.push(500);
    expect(await storage.size(key).catch((error: { code: string }) => error.code)).toBe(
      "NOT_FOUND",
    );
    const putting = storage.putFile(key, path);
    expect(await putting).toEqual({ bytes: CONTENT.length });
  });

  it("keeps the source when the service refuses it", async () => {
    const [key, path] = [newKey(), await newFile()];
    const storage = await create();
    s3.failures.push(404, 403);
    await expect(storage.putFile(key, path)).rejects.toMatchObject({ code: "FAILED" });
    expect(await sizeIfThere(path)).toBe(CONTENT.length);
  });

  it("removes temporary copies", async () => {
    const key = newKey();
    const storage = await create();
    await storage.putFile(key, await newFile());
    await storage.withLocalFile(key, async () => 1);
    await expect(
      storage.withLocalFile(key, () => Promise.reject(new Error("use"))),
    ).rejects.toThrow("use");
    expect(await readdir(workFolder(data_dir))).toEqual([]);
  });
});
