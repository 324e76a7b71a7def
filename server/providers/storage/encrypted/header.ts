import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { StorageError } from "../storage.ts";
import { KEY_ID_BYTES, type FileKey, type FileKeys } from "./file-keys.ts";

/*
 * An encrypted object: a header, then the chunks (chunks.ts). Numbers are big-endian.
 *
 *   0  magic (8)          9  log2 of the chunk's bytes (1)    16  object id (16)
 *   8  version (1)       10  zero (6)                         32  bytes of the plaintext (8)
 *  40  slot: id of the installation's key (8), nonce (12), the object's wrapped key (32), tag (16)
 * 108  slot: the same again
 *
 * Both slots have the object's key. A rotation writes one after the other, so that one of them is
 * valid even if a power failure tears a write.
 */
const MAGIC = Buffer.from([0x89, 0x52, 0x4c, 0x54, 0x4f, 0x0d, 0x0a, 0x1a]);
const VERSION = 1;
export const CHUNK_BYTES = 65_536;
const CHUNK_LOG2 = Math.log2(CHUNK_BYTES);
const FIXED_BYTES = 40;
const NONCE_BYTES = 12;
export const TAG_BYTES = 16;
const SLOT_BYTES = KEY_ID_BYTES + NONCE_BYTES + 32 + TAG_BYTES;
const SLOTS = [FIXED_BYTES, FIXED_BYTES + SLOT_BYTES] as const;
export const HEADER_BYTES = FIXED_BYTES + 2 * SLOT_BYTES;

/** What opens an object. */
export interface ObjectKey {
  object_id: Buffer;
  key: Buffer;
  /** Bytes of the plaintext. */
  size: number;
}

/** The storage key is authenticated, so that one object cannot take the place of another one. */
const associated = (fixed: Buffer, storageKey: string): Buffer =>
  Buffer.concat([fixed, Buffer.from(storageKey)]);

const makeSlot = (fixed: Buffer, storageKey: string, key: Buffer, fileKey: FileKey): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", fileKey.wrapping, nonce);
  cipher.setAAD(associated(fixed, storageKey));
  const wrapped = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([Buffer.from(fileKey.id, "hex"), nonce, wrapped, cipher.getAuthTag()]);
};

/** Null when the slot was changed. */
const openSlot = (
  fixed: Buffer,
  storageKey: string,
  slot: Buffer,
  fileKey: FileKey,
): Buffer | null => {
  const nonce = slot.subarray(KEY_ID_BYTES, KEY_ID_BYTES + NONCE_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", fileKey.wrapping, nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(associated(fixed, storageKey));
  decipher.setAuthTag(slot.subarray(-TAG_BYTES));
  const wrapped = slot.subarray(KEY_ID_BYTES + NONCE_BYTES, -TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(wrapped), decipher.final()]);
  } catch {
    return null;
  }
};

const slotAt = (header: Buffer, at: number): Buffer => header.subarray(at, at + SLOT_BYTES);
const idOf = (slot: Buffer): string => slot.toString("hex", 0, KEY_ID_BYTES);

/** A header with a new random key. */
export const makeHeader = (
  storageKey: string,
  size: number,
  fileKey: FileKey,
): ObjectKey & { header: Buffer } => {
  const [object_id, key] = [randomBytes(16), randomBytes(32)];
  const fixed = Buffer.alloc(FIXED_BYTES);
  MAGIC.copy(fixed);
  fixed.writeUInt8(VERSION, 8);
  fixed.writeUInt8(CHUNK_LOG2, 9);
  object_id.copy(fixed, 16);
  fixed.writeBigUInt64BE(BigInt(size), 32);
  const slot = makeSlot(fixed, storageKey, key, fileKey);
  return { object_id, key, size, header: Buffer.concat([fixed, slot, slot]) };
};

/** Whether an object with these first bytes is encrypted. */
export const isEncrypted = (head: Buffer): boolean => head.subarray(0, 8).equals(MAGIC);

/**
 * Opens the header of an encrypted object. `opened`: the position of the slot that was used.
 * @throws StorageError DAMAGED, NO_KEY
 */
export const openHeader = async (
  header: Buffer,
  storageKey: string,
  keys: FileKeys,
): Promise<ObjectKey & { opened: number }> => {
  if (header.length < HEADER_BYTES) throw new StorageError("DAMAGED", "a stored file is cut off");
  if (header.readUInt8(8) !== VERSION || header.readUInt8(9) !== CHUNK_LOG2)
    throw new StorageError("DAMAGED", "a stored file has an unknown format");
  const fixed = header.subarray(0, FIXED_BYTES);
  let isKnown = false;
  for (const opened of SLOTS) {
    const slot = slotAt(header, opened);
    const fileKey = await keys.find(idOf(slot));
    if (fileKey === null) continue;
    isKnown = true;
    const key = openSlot(fixed, storageKey, slot, fileKey);
    if (key === null) continue;
    const size = Number(fixed.readBigUInt64BE(32));
    return { object_id: fixed.subarray(16, 32), key, size, opened };
  }
  if (isKnown) throw new StorageError("DAMAGED", "the header of a stored file was changed");
  const id = idOf(slotAt(header, SLOTS[0]));
  throw new StorageError("NO_KEY", `the key ${id} of a stored file is missing`);
};

/** Whether both slots name this key. */
export const usesKey = (header: Buffer, { id }: FileKey): boolean =>
  SLOTS.every((at) => idOf(slotAt(header, at)) === id);

/**
 * The writes, in order, that encrypt an object's key with another key of the installation. The slot
 * that could be opened is written last.
 */
export const rewrap = (
  header: Buffer,
  storageKey: string,
  { key, opened }: { key: Buffer; opened: number },
  fileKey: FileKey,
): { position: number; bytes: Buffer }[] => {
  const bytes = makeSlot(header.subarray(0, FIXED_BYTES), storageKey, key, fileKey);
  const other = SLOTS.find((at) => at !== opened)!;
  return [other, opened].map((position) => ({ position, bytes }));
};
