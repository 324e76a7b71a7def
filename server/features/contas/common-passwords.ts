import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";

/** Bytes of a hash. Two of 2^48 hashes collide too rarely to refuse a good password. */
export const HASH_BYTES = 6;

const BUILT_IN = join(import.meta.dirname, "passwords/ncsc-100k.bin");

/** Upper and lower case do not matter: `Password` is as common as `password`. */
export const hashPassword = (password: string): Buffer =>
  createHash("sha256")
    .update(password.normalize("NFC").toLowerCase())
    .digest()
    .subarray(0, HASH_BYTES);

/**
 * Reads a list that tools/common-passwords.ts wrote: sorted hashes without separators.
 * @throws Error if the file does not exist or has another format
 */
export const readCommonPasswords = (file: string): ((password: string) => boolean) => {
  const hashes = readFileSync(file);
  if (hashes.length === 0 || hashes.length % HASH_BYTES !== 0)
    throw new Error(`COMMON_PASSWORDS: ${file} was not written by tools/common-passwords.ts`);
  return (password) => {
    const hash = hashPassword(password);
    let [low, high] = [0, hashes.length / HASH_BYTES];
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = hashes.compare(
        hash,
        0,
        HASH_BYTES,
        middle * HASH_BYTES,
        (middle + 1) * HASH_BYTES,
      );
      if (order === 0) return true;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return false;
  };
};

/** Whether a password is in the installation's list. */
export const createIsCommon = ({
  common_passwords: file,
}: Pick<Config, "common_passwords">): ((password: string) => boolean) =>
  file === "none" ? () => false : readCommonPasswords(file ?? BUILT_IN);
