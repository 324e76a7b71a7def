import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import {
  isDiskFull,
  makeFolder,
  removeIfThere,
  sha256OfFile,
  sizeIfThere,
  syncPath,
  systemCode,
} from "../../../platform/files/durable.ts";
import { checkKey } from "../key.ts";
import {
  mustStore,
  type ObjectStore,
  type Storage,
  StorageError,
  withStorageErrors,
} from "../storage.ts";
import { sealChunks } from "./chunks.ts";
import type { FileKeys } from "./file-keys.ts";
import { HEADER_BYTES, isEncrypted, makeHeader, openHeader, rewrap, usesKey } from "./header.ts";
import { openRange } from "./open-range.ts";

/** What `protect` did. `current`: the object was already encrypted with the current key. */
export type Protected = "encrypted" | "rewrapped" | "current";

export interface EncryptedStorage extends Storage, Pick<ObjectStore, "listObjects"> {
  /** Identifies the key of new objects. @throws StorageError NO_KEY */
  currentKeyId(): Promise<string>;
  /** Encrypts an object of an older release, or an object's key with the current key. */
  protect(key: string): Promise<Protected>;
}

export interface EncryptionOptions {
  /** For temporary files; emptied at the next start. */
  work_dir: string;
  /** Whether objects of older releases may still be unencrypted. */
  allowsPlaintext: () => Promise<boolean>;
}

/** Bytes that are read and written at once. */
const PART_BYTES = 1024 * 1024;

const toStorageError = (error: unknown): StorageError =>
  isDiskFull(error)
    ? new StorageError("FULL", "the disk is full")
    : new StorageError("FAILED", `the storage failed (${systemCode(error) ?? "unknown"})`);

const guarded = <T>(work: () => Promise<T>): Promise<T> => withStorageErrors(toStorageError, work);

const hashOf = async (stream: Readable): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
};

/** The start of each object. */
const createHeads = (store: ObjectStore, { allowsPlaintext }: EncryptionOptions) => {
  /** At most HEADER_BYTES. S3 refuses a range of an empty object. */
  const readHead = async (key: string): Promise<Buffer> => {
    try {
      return await buffer(await store.read(key, { start: 0, end: HEADER_BYTES - 1 }));
    } catch (error) {
      const isFailed = error instanceof StorageError && error.code === "FAILED";
      if (isFailed && (await store.size(key)) === 0) return Buffer.alloc(0);
      throw error;
    }
  };
  /** The header; null for plaintext. @throws StorageError DAMAGED if plaintext is not allowed */
  return async (key: string): Promise<Buffer | null> => {
    const head = await readHead(checkKey(key));
    if (isEncrypted(head)) return head;
    if (await allowsPlaintext()) return null;
    throw new StorageError("DAMAGED", "a stored file is not encrypted");
  };
};

/**
 * Encrypts what it stores: AES-256-GCM in chunks, a random key for each object, encrypted with a
 * key of the installation (header.ts, chunks.ts). Objects of older releases are read as they are.
 */
export const createEncryptedStorage = (
  store: ObjectStore,
  keys: FileKeys,
  options: EncryptionOptions,
): EncryptedStorage => {
  const { work_dir } = options;
  const findHeader = createHeads(store, options);

  const read = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const header = await findHeader(key);
    if (header !== null) return openRange(store, key, await openHeader(header, key, keys), range);
    const stream = await store.read(key, range);
    // `protect` may have replaced the object before the stream was opened.
    if ((await findHeader(key)) === null) return stream;
    stream.destroy();
    return read(key, range);
  };

  const sizeOf = async (key: string): Promise<number> => {
    const header = await findHeader(key);
    return header === null ? store.size(key) : (await openHeader(header, key, keys)).size;
  };
  const sizeIfStored = (key: string): Promise<number | null> =>
    sizeOf(key).catch((error: unknown) => {
      if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
      throw error;
    });

  /** Runs `use` with the path of a temporary file, which may be moved. */
  const withTemporary = async <T>(use: (path: string) => Promise<T>): Promise<T> => {
    const path = join(work_dir, crypto.randomUUID());
    await guarded(() => makeFolder(work_dir));
    try {
      return await use(path);
    } finally {
      await removeIfThere(path);
    }
  };
  const writeTemporary = (source: AsyncIterable<Buffer>, path: string): Promise<void> =>
    pipeline(
      source,
      createWriteStream(path, { flags: "wx", mode: 0o600, highWaterMark: PART_BYTES }),
    );

  /** Writes the encrypted form of a plaintext of `size` bytes. */
  const seal = async (
    key: string,
    source: AsyncIterable<Buffer>,
    size: number,
    path: string,
  ): Promise<void> => {
    const { header, ...object } = makeHeader(key, size, await keys.current());
    const sealed = async function* sealed(): AsyncGenerator<Buffer> {
      yield header;
      yield* sealChunks(source, object);
    };
    await writeTemporary(sealed(), path);
  };

  const putFile = async (key: string, path: string): Promise<{ bytes: number }> => {
    const [size, stored] = [await sizeIfThere(path), await sizeIfStored(checkKey(key))];
    if (mustStore(size, stored)) {
      await withTemporary(async (sealed) => {
        await seal(key, createReadStream(path, { highWaterMark: PART_BYTES }), size ?? 0, sealed);
        await store.putFile(key, sealed);
      });
    } else if (size !== null && (await hashOf(await read(key))) !== (await sha256OfFile(path)))
      throw new StorageError("FAILED", "other content is stored under this key");
    // Only now: the encrypted object is durable.
    if (await removeIfThere(path)) await syncPath(dirname(path));
    return { bytes: size ?? stored ?? 0 };
  };

  const encryptStored = async (key: string): Promise<void> =>
    withTemporary(async (sealed) => {
      await seal(key, await store.read(key), await store.size(key), sealed);
      await store.replace(key, sealed);
    });

  const protect = async (key: string): Promise<Protected> => {
    const header = await findHeader(key);
    if (header === null) {
      await encryptStored(key);
      return "encrypted";
    }
    const current = await keys.current();
    if (usesKey(header, current)) return "current";
    await store.overwrite(key, rewrap(header, key, await openHeader(header, key, keys), current));
    return "rewrapped";
  };

  return {
    name: store.name,
    putFile: (key, path) => guarded(() => putFile(key, path)),
    read: (key, range) => guarded(() => read(key, range)),
    size: (key) => guarded(() => sizeOf(key)),
    withLocalFile: (key, use) =>
      withTemporary(async (path) => {
        await guarded(async () => writeTemporary(await read(key), path));
        return use(path);
      }),
    remove: (key) => store.remove(key),
    list: () => store.list(),
    listObjects: () => store.listObjects(),
    health: () => store.health(),
    currentKeyId: async () => (await keys.current()).id,
    protect: (key) => guarded(() => protect(key)),
  };
};
