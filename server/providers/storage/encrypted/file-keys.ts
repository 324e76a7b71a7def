import { hkdfSync } from "node:crypto";
import { StorageError } from "../storage.ts";

export const KEY_ID_BYTES = 8;

/** A key of the installation, which encrypts the keys of objects. */
export interface FileKey {
  /** Hexadecimal; says which key was used, and nothing about it. */
  id: string;
  wrapping: Buffer;
}

export interface FileKeys {
  /** The key of new objects. @throws StorageError NO_KEY */
  current(): Promise<FileKey>;
  /** Null when the installation does not have this key. */
  find(id: string): Promise<FileKey | null>;
}

/** HKDF-SHA256 (RFC 5869): the id and the wrapping key are independent of each other. */
const derive = (key: Buffer, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", `relato files v1 ${use}`, bytes));

const toFileKey = (key: Buffer): FileKey => ({
  id: derive(key, "id", KEY_ID_BYTES).toString("hex"),
  wrapping: derive(key, "wrap", 32),
});

/** `read` returns the keys, the current one first. Another process may add one at any time. */
export const createFileKeys = (read: () => Promise<Buffer[]>): FileKeys => {
  let known: FileKey[] = [];
  const reload = async (): Promise<FileKey[]> => (known = (await read()).map(toFileKey));
  const search = (id: string): FileKey | undefined => known.find((key) => key.id === id);
  return {
    current: async () => {
      const [first] = await reload();
      if (first === undefined) throw new StorageError("NO_KEY", "the key of the files is missing");
      return first;
    },
    find: async (id) => {
      if (search(id) === undefined) await reload();
      return search(id) ?? null;
    },
  };
};
