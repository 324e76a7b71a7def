import { StorageError } from "./storage.ts";

const PART = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/;

/**
 * Refuses every key that is not made of our own plain parts, so that none can name anything outside its place.
 * @throws StorageError FAILED
 */
export const checkKey = (key: string): string => {
  if (key.length > 300 || !key.split("/").every((part) => PART.test(part))) {
    throw new StorageError(
      "FAILED",
      "a storage key may hold only lower-case letters, digits, hyphens and slashes",
    );
  }
  return key;
};
