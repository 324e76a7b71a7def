import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import {
  isDiskFull,
  makeFolder,
  removeIfThere,
  sha256OfFile,
  sizeIfThere,
} from "../../platform/files/durable.ts";
import { roomUnder } from "./disk.ts";
import { checkKey } from "./key.ts";
import { type Storage, StorageError } from "./storage.ts";

export interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
  /** Folder on this machine for copies that a decoder reads. */
  work_dir: string;
}

/** A body that is a stream cannot be sent twice by the client, so each attempt opens the file anew. */
const PUT_ATTEMPTS = 3;

const silent = (): void => undefined;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const asStorageError = (error: unknown): Error => {
  if (error instanceof StorageError) return error;
  const status = statusOf(error);
  if (status === 404) return new StorageError("NOT_FOUND", "no such file in the storage");
  if (status === 507 || isDiskFull(error)) return new StorageError("FULL", "the storage is full");
  const name = error instanceof Error ? error.name : "unknown";
  return new StorageError("FAILED", `the storage failed (${status ?? name})`);
};

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asStorageError(error);
  }
};

/** Objects in one bucket of any S3-compatible service, addressed by path. Finished files only: never small pieces. */
export const createS3Storage = async (options: S3Options): Promise<Storage> => {
  const { bucket: Bucket, work_dir } = options;
  await makeFolder(work_dir);
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.access_key_id, secretAccessKey: options.secret_access_key },
    forcePathStyle: true,
    // It warns on the console about streams it does not send twice; put() does that.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // We send a SHA-256 ourselves; the client's own checksum would wrap the body in a form that few services know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  const sizeOf = async (key: string): Promise<number> => {
    const { ContentLength } = await client.send(
      new HeadObjectCommand({ Bucket, Key: checkKey(key) }),
    );
    if (ContentLength === undefined) throw new StorageError("FAILED", "the storage gave no length");
    return ContentLength;
  };
  const sizeIfStored = async (key: string): Promise<number | null> => {
    try {
      return await sizeOf(key);
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  const put = async (key: string, path: string, bytes: number): Promise<void> => {
    const ChecksumSHA256 = Buffer.from(await sha256OfFile(path), "hex").toString("base64");
    for (let attempt = 1; ; attempt++) {
      const Body = createReadStream(path);
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: bytes, ChecksumSHA256 }),
        );
        return;
      } catch (error) {
        const status = statusOf(error);
        if (attempt === PUT_ATTEMPTS || (status !== undefined && status < 500)) throw error;
      } finally {
        Body.destroy();
      }
    }
  };
  const read: Storage["read"] = (key, range) =>
    guarded(async () => {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket, Key: checkKey(key), Range }),
      );
      if (!(Body instanceof Readable))
        throw new StorageError("FAILED", "the storage gave no content");
      return Body;
    });

  return {
    name: "s3",
    putFile: (key, path) =>
      guarded(async () => {
        checkKey(key);
        const [wanted, stored] = [await sizeIfThere(path), await sizeIfStored(key)];
        if (wanted === null && stored === null)
          throw new StorageError("NOT_FOUND", "no file to store");
        if (wanted !== null && stored !== null && wanted !== stored) {
          throw new StorageError("FAILED", "another content lies under this key");
        }
        if (wanted !== null && stored === null) {
          await put(key, path, wanted);
          if ((await sizeOf(key)) !== wanted)
            throw new StorageError("FAILED", "the storage kept another length");
        }
        await removeIfThere(path);
        return { bytes: wanted ?? stored ?? 0 };
      }),
    read,
    size: (key) => guarded(() => sizeOf(key)),
    withLocalFile: async (key, use) => {
      const path = join(work_dir, crypto.randomUUID());
      try {
        await guarded(async () =>
          pipeline(await read(key), createWriteStream(path, { mode: 0o600 })),
        );
        return await use(path);
      } finally {
        await removeIfThere(path);
      }
    },
    remove: (key) =>
      guarded(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
      }),
    // Uploads arrive on this machine's disk first.
    health: () => guarded(() => roomUnder(work_dir)),
  };
};
