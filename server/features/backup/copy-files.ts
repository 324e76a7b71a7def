import { rename } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { makeFolder, removeIfThere, sizeIfThere, syncPath } from "../../platform/files/durable.ts";
import { type Storage, StorageError } from "../../providers/storage/storage.ts";
import { Meter, writeEncrypted } from "./age.ts";
import type { FileEntry, FileIndex } from "./file-index.ts";
import { objectFolder, objectPath } from "./target.ts";

export interface FilesCopy {
  files: FileEntry[];
  /**
   * Keys of files that neither the storage nor an earlier backup has whole, for example of a
   * recording that was erased since the snapshot.
   */
  missing: string[];
  /** Keys of the files that were encrypted for this backup. */
  copied: Set<string>;
}

interface CopyOptions {
  folder: string;
  recipients: readonly string[];
  storage: Pick<Storage, "read" | "size">;
  index: FileIndex;
  /** A file that is copied again, so that the drill can decrypt it with the key of this night. */
  sample: string | null;
  signal?: AbortSignal | undefined;
}

/** One lost file must not prevent the backup of all others. */
const isLost = (error: unknown): boolean =>
  error instanceof StorageError && ["NOT_FOUND", "DAMAGED", "NO_KEY"].includes(error.code);

const copyFile = async (
  key: string,
  { folder, recipients, storage }: CopyOptions,
): Promise<FileEntry> => {
  const meter = new Meter();
  const source = await storage.read(key);
  const aside = join(folder, "objects", `${crypto.randomUUID()}.tmp`);
  try {
    const plain = pipeline(source, meter, () => undefined);
    const written = await writeEncrypted(aside, plain, recipients);
    await makeFolder(objectFolder(folder, written.sha256));
    await rename(aside, objectPath(folder, written.sha256));
    await syncPath(objectFolder(folder, written.sha256));
    return {
      key,
      bytes: meter.bytes,
      sha256: meter.hash.digest("hex"),
      object: written.sha256,
      object_bytes: written.bytes,
    };
  } catch (error) {
    await removeIfThere(aside);
    throw error;
  }
};

/** A copy of an earlier backup; undefined when its folder has none. */
const findCopy = async (
  key: string,
  { folder, index }: CopyOptions,
): Promise<FileEntry | undefined> => {
  const entry = index.find(key);
  if (entry === undefined) return undefined;
  const bytes = await sizeIfThere(objectPath(folder, entry.object));
  return bytes === entry.object_bytes ? entry : undefined;
};

/** Encrypts the files that the folder of backups does not have yet. */
export const copyFiles = async (
  keys: readonly string[],
  options: CopyOptions,
): Promise<FilesCopy> => {
  const { index, sample, signal, storage } = options;
  const copy: FilesCopy = { files: [], missing: [], copied: new Set() };
  for (const key of keys) {
    signal?.throwIfAborted();
    // Stored files never change under their key, so that key and length identify them.
    const known = await findCopy(key, options);
    try {
      if (known !== undefined && key !== sample && (await storage.size(key)) === known.bytes) {
        copy.files.push(known);
        continue;
      }
      const entry = await copyFile(key, options);
      await index.add(entry);
      copy.files.push(entry);
      copy.copied.add(key);
    } catch (error) {
      if (!isLost(error)) throw error;
      if (known === undefined) copy.missing.push(key);
      else copy.files.push(known);
    }
  }
  return copy;
};
