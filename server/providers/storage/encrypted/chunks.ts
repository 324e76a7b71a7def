import { createCipheriv, createDecipheriv } from "node:crypto";
import { StorageError } from "../storage.ts";
import { CHUNK_BYTES, HEADER_BYTES, type ObjectKey, TAG_BYTES } from "./header.ts";

/*
 * STREAM (Hoang, Reyhanitabar, Rogaway, Vizár: "Online Authenticated-Encryption and its Nonce-Reuse
 * Misuse-Resistance", 2015) with random access: each chunk is sealed by AES-256-GCM with its number
 * and whether it is the last one in the nonce. Every object has its own key, so that no nonce is
 * used twice. An empty object has one empty chunk.
 */
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;

const lastChunk = (size: number): number => Math.max(0, Math.ceil(size / CHUNK_BYTES) - 1);

/** 7 bytes of the object's id, the chunk's number, 1 for the last chunk. */
const nonceOf = (objectId: Buffer, number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  objectId.copy(nonce, 0, 0, 7);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

const associated = (objectId: Buffer, nonce: Buffer): Buffer =>
  Buffer.concat([objectId, nonce.subarray(7)]);

/** Blocks of `size` bytes; the last one may be shorter. Copies only blocks across two parts. */
async function* blocksOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    let at = 0;
    if (length > 0) {
      at = Math.min(part.length, size - length);
      held.push(part.subarray(0, at));
      length += at;
      if (length < size) continue;
      yield Buffer.concat(held, length);
    }
    for (; part.length - at >= size; at += size) yield part.subarray(at, at + size);
    held = at < part.length ? [part.subarray(at)] : [];
    length = part.length - at;
  }
  if (length > 0) yield Buffer.concat(held, length);
}

/**
 * The sealed chunks of a source of exactly `object.size` bytes.
 * @throws StorageError FAILED when the source has another size
 */
export async function* sealChunks(
  source: AsyncIterable<Buffer>,
  object: ObjectKey,
): AsyncGenerator<Buffer> {
  const { object_id, key, size } = object;
  const last = lastChunk(size);
  const seal = (plain: Buffer, number: number): Buffer[] => {
    const nonce = nonceOf(object_id, number, number === last);
    const cipher = createCipheriv("aes-256-gcm", key, nonce);
    cipher.setAAD(associated(object_id, nonce));
    // GCM is a stream cipher: final() returns no bytes.
    const sealed = cipher.update(plain);
    cipher.final();
    return [sealed, cipher.getAuthTag()];
  };
  let number = 0;
  let total = 0;
  for await (const block of blocksOf(source, CHUNK_BYTES)) {
    total += block.length;
    if (total > size) break;
    yield* seal(block, number);
    number += 1;
  }
  if (total !== size) throw new StorageError("FAILED", "the file changed while it was stored");
  if (size === 0) yield* seal(Buffer.alloc(0), 0);
}

/** Where a range of the plaintext is in the object. All ends are inclusive. */
export interface Span {
  first: number;
  last: number;
  /** Bytes of the object. A whole object is read to one byte after its end, to find an addition. */
  stored: { start: number; end: number };
  /** Bytes of the plaintext. */
  start: number;
  end: number;
}

/** The whole object without a range. Null for a range after the end. */
export const spanOf = (size: number, range?: { start: number; end: number }): Span | null => {
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? size, size - 1);
  if (range !== undefined && start > end) return null;
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.max(0, Math.floor(end / CHUNK_BYTES));
  const storedSize = size + TAG_BYTES * (lastChunk(size) + 1);
  const storedEnd =
    range === undefined ? storedSize : Math.min((last + 1) * SEALED_BYTES, storedSize) - 1;
  const stored = { start: HEADER_BYTES + first * SEALED_BYTES, end: HEADER_BYTES + storedEnd };
  return { first, last, stored, start, end };
};

/**
 * The plaintext of a span. Yields only what its tag has proved.
 * @throws StorageError DAMAGED
 */
export async function* openChunks(
  body: AsyncIterable<Buffer>,
  object: ObjectKey,
  span: Span,
): AsyncGenerator<Buffer> {
  const { object_id, key, size } = object;
  const final = lastChunk(size);
  const damaged = (number: number): StorageError =>
    new StorageError("DAMAGED", `chunk ${number} of a stored file is damaged`);
  const open = (sealed: Buffer, number: number): Buffer => {
    const nonce = nonceOf(object_id, number, number === final);
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associated(object_id, nonce));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
      // Throws unless the tag is right, before the plaintext is returned.
      decipher.final();
      return plain;
    } catch {
      throw damaged(number);
    }
  };
  let number = span.first;
  for await (const sealed of blocksOf(body, SEALED_BYTES)) {
    const offset = number * CHUNK_BYTES;
    const expected = Math.min(CHUNK_BYTES, size - offset) + TAG_BYTES;
    if (number > span.last || sealed.length !== expected) throw damaged(number);
    const plain = open(sealed, number);
    const part = plain.subarray(Math.max(0, span.start - offset), span.end + 1 - offset);
    if (part.length > 0) yield part;
    number += 1;
  }
  if (number !== span.last + 1) throw damaged(number);
}
