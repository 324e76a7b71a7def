import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { syncPath } from "../../platform/files/durable.ts";
import { BackupError } from "./error.ts";

/* Encryption by age (https://age-encryption.org/v1): the `age` program also opens these files. */

/** A secret key, which decrypts, and its public key, which encrypts. */
export interface KeyPair {
  identity: string;
  recipient: string;
}

export const makeKeyPair = async (): Promise<KeyPair> => {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
};

/** Counts and hashes what passes. Read `bytes` and `hash` after the end. */
export class Meter extends Transform {
  readonly hash: Hash = createHash("sha256");
  bytes = 0;
  override _transform(chunk: Buffer, _encoding: string, done: (e: null, data: Buffer) => void) {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/** Encrypts `source` into a new file and syncs it. `bytes` and `sha256` are the file's. */
export const writeEncrypted = async (
  path: string,
  source: Readable,
  recipients: readonly string[],
): Promise<{ bytes: number; sha256: string }> => {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const encrypted = fromWeb(await encrypter.encrypt(toWeb(source)));
  const meter = new Meter();
  await pipeline(encrypted, meter, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  await syncPath(path);
  return { bytes: meter.bytes, sha256: meter.hash.digest("hex") };
};

/** @throws BackupError when the key does not open the file; a later fault destroys the stream */
export const readEncrypted = async (path: string, identity: string): Promise<Readable> => {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new BackupError("the recovery key is not one: it begins with AGE-SECRET-KEY-1");
  }
  const file = createReadStream(path);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(file)));
  } catch (error) {
    file.destroy();
    throw new BackupError(`the recovery key does not open ${path}`, { cause: error });
  }
};
