import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeFolder, removeIfThere } from "../../platform/files/durable.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { decrypt, Meter } from "./age.ts";
import { BackupError } from "./error.ts";
import type { Contents } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import { objectName } from "./target.ts";

interface RestoreFilesOptions {
  store: BackupStore;
  identity: string;
  /** For temporary files, on the storage's disk. */
  work: string;
  storage: Pick<Storage, "putFile">;
}

/** Decrypts files of a backup into the storage. @throws BackupError naming one that does not fit */
export const restoreFiles = async (
  files: Contents["files"],
  { store, identity, work, storage }: RestoreFilesOptions,
): Promise<void> => {
  await makeFolder(work);
  for (const { key, bytes, sha256, object } of files) {
    const path = join(work, crypto.randomUUID());
    const meter = new Meter();
    const label = store.locate(objectName(object));
    try {
      const source = await decrypt(await store.read(objectName(object)), label, identity);
      await pipeline(source, meter, createWriteStream(path, { mode: 0o600 }));
      if (meter.bytes !== bytes || meter.hash.digest("hex") !== sha256)
        throw new BackupError(`${label} decrypts to another file than ${key}`);
      await storage.putFile(key, path);
    } finally {
      await removeIfThere(path);
    }
  }
};
