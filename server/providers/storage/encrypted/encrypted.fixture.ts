import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDiskStorage } from "../disk.ts";
import { startS3Server } from "../s3-server.fixture.ts";
import { createS3Storage } from "../s3.ts";
import type { ObjectStore } from "../storage.ts";
import { createEncryptedStorage } from "./encrypted.ts";
import { createFileKeys } from "./file-keys.ts";

/** An encrypted storage in a temporary folder or bucket, and what is stored under it. */
export const openEncrypted = async (kind: "disk" | "s3") => {
  const folder = await mkdtemp(join(tmpdir(), "relato-encrypted-"));
  const work_dir = join(folder, "work");
  const s3 = kind === "s3" ? await startS3Server() : null;
  const raw: ObjectStore =
    s3 === null
      ? await createDiskStorage(join(folder, "files"))
      : await createS3Storage({
          endpoint: s3.url,
          bucket: "relato",
          region: "sa-east-1",
          access_key_id: "key-id",
          secret_access_key: "secret",
          work_dir,
        });
  const reads: { start: number; end: number }[] = [];
  const store: ObjectStore = {
    ...raw,
    read: (key, range) => {
      reads.push(range ?? { start: 0, end: Infinity });
      return raw.read(key, range);
    },
  };
  /** The installation's keys, the current one first. A test may change them. */
  const keys = [randomBytes(32)];
  const state = { allowsPlaintext: true };
  const storage = createEncryptedStorage(
    store,
    createFileKeys(async () => keys),
    {
      work_dir,
      allowsPlaintext: async () => state.allowsPlaintext,
    },
  );
  const newFile = async (content: Uint8Array): Promise<string> => {
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    return path;
  };
  return {
    folder,
    work_dir,
    store: raw,
    storage,
    keys,
    state,
    /** Ranges read from the store, in bytes of the object. */
    reads,
    newFile,
    put: async (content: Uint8Array): Promise<string> => {
      const key = `gravacoes/${randomUUID()}/${randomUUID()}`;
      await storage.putFile(key, await newFile(content));
      return key;
    },
    /** Exchanges the stored bytes of an object. */
    tamper: async (key: string, stored: Uint8Array): Promise<void> =>
      raw.replace(key, await newFile(stored)),
    close: async (): Promise<void> => {
      await s3?.close();
      await rm(folder, { recursive: true });
    },
  };
};
