import type { Readable } from "node:stream";

/** Stores finished files. Keys are like `gravacoes/<uuid>/<uuid>.webm`. Content is immutable. */
export interface Storage {
  readonly name: string;
  /**
   * Moves the file into the storage, durably. Idempotent for the same content.
   * @throws StorageError
   */
  putFile(key: string, path: string): Promise<{ bytes: number }>;
  /** `range` is inclusive, in bytes. @throws StorageError NOT_FOUND */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  size(key: string): Promise<number>;
  /** Calls `use` with the path of the file or of a temporary copy. */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  remove(key: string): Promise<void>;
  /** All keys, in no order. @throws StorageError */
  list(): AsyncIterable<string>;
  /** Whether there is space for more files. */
  health(): Promise<"ok" | "full">;
}

/** One stored object. */
export interface StoredObject {
  key: string;
  /** As stored, which is more than the plaintext. */
  bytes: number;
  modified_ms: number;
}

/** Keeps objects as they are given. The encryption (encrypted/encrypted.ts) is built on it. */
export interface ObjectStore extends Storage {
  /** All objects, in no order. @throws StorageError */
  listObjects(): AsyncIterable<StoredObject>;
  /** Replaces an object by the file, atomically and durably. @throws StorageError NOT_FOUND */
  replace(key: string, path: string): Promise<void>;
  /**
   * Overwrites bytes inside an object, durably. On a disk each write is synced before the next one;
   * S3 makes all of them at once. @throws StorageError NOT_FOUND
   */
  overwrite(key: string, writes: readonly Write[]): Promise<void>;
}
export interface Write {
  position: number;
  bytes: Buffer;
}

/**
 * Whether a file must still be stored, by its size and the stored size (null: missing). An earlier
 * call can have stored it before its caller crashed. @throws StorageError
 */
export const mustStore = (size: number | null, stored: number | null): boolean => {
  if (size === null && stored === null) throw new StorageError("NOT_FOUND", "no file to store");
  if (size !== null && stored !== null && size !== stored)
    throw new StorageError("FAILED", "other content is stored under this key");
  return stored === null;
};

/** Runs `work` and converts its errors to a StorageError. */
export const withStorageErrors = async <T>(
  toStorageError: (error: unknown) => StorageError,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : toStorageError(error);
  }
};

/**
 * DAMAGED: the stored bytes were changed, cut off or exchanged. NO_KEY: the key that encrypted them
 * is missing.
 */
export type StorageErrorCode = "NOT_FOUND" | "FULL" | "FAILED" | "DAMAGED" | "NO_KEY";

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, detail: string) {
    super(detail);
    this.name = "StorageError";
    this.code = code;
  }
}
