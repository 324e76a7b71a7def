import { StorageError } from "./storage.ts";

const PART = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/;

export const isKey = (key: string): boolean =>
  key.length <= 300 && key.split("/").every((part) => PART.test(part));

/** Rejects a key that could escape the storage folder or bucket. @throws StorageError FAILED */
export const checkKey = (key: string): string => {
  if (!isKey(key)) {
    throw new StorageError(
      "FAILED",
      "a storage key may hold only lower-case letters, digits, hyphens and slashes",
    );
  }
  return key;
};
