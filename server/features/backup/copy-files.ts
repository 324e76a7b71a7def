import { pipeline } from "node:stream";
import { type Storage, StorageError } from "../../providers/storage/storage.ts";
import { encrypt, Meter } from "./age.ts";
import type { FileEntry, FileIndex } from "./file-index.ts";
import type { BackupStore } from "./store.ts";
import { objectName } from "./target.ts";

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
  store: BackupStore;
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
  { store, recipients, storage }: CopyOptions,
): Promise<FileEntry> => {
  const meter = new Meter();
  const source = await storage.read(key);
  const plain = pipeline(source, meter, () => undefined);
  const written = await store.write(await encrypt(plain, recipients), ({ sha256 }) =>
    objectName(sha256),
  );
  return {
    key,
    bytes: meter.bytes,
    sha256: meter.hash.digest("hex"),
    object: written.sha256,
    object_bytes: written.bytes,
  };
};

/** A copy of an earlier backup; undefined when the store has none. */
const findCopy = async (
  key: string,
  { store, index }: CopyOptions,
): Promise<FileEntry | undefined> => {
  const entry = index.find(key);
  if (entry === undefined) return undefined;
  return (await store.size(objectName(entry.object))) === entry.object_bytes ? entry : undefined;
};

/** Encrypts the files that the store does not have yet. */
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
