import { createHash, type Hash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { systemCode } from "../../platform/files/durable.ts";
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

/** The encrypted `source`. An error of `source` destroys it. */
export const encrypt = async (
  source: Readable,
  recipients: readonly string[],
): Promise<Readable> => {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
};

/** A fault of the format becomes a BackupError that names the file; errors of reading stay. */
const naming = (label: string, stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (error instanceof BackupError || systemCode(error) !== null) throw error;
        const reason = error instanceof Error ? error.message : "unknown";
        throw new BackupError(`${label} was changed or cut short (${reason})`, { cause: error });
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

/**
 * `label` names `source` in messages.
 * @throws BackupError when the key does not open it. A later fault destroys the stream with a
 * BackupError that names the source
 */
export const decrypt = async (
  source: Readable,
  label: string,
  identity: string,
): Promise<Readable> => {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    source.destroy();
    throw new BackupError("the recovery key is not one: it begins with AGE-SECRET-KEY-1");
  }
  try {
    return fromWeb(naming(label, await decrypter.decrypt(toWeb(source))));
  } catch (error) {
    source.destroy();
    throw new BackupError(`the recovery key does not open ${label}`, { cause: error });
  }
};
