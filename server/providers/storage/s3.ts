import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
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
import { checkFreeSpace } from "./disk.ts";
import { checkKey, isKey } from "./key.ts";
import {
  mustStore,
  type ObjectStore,
  StorageError,
  type StoredObject,
  withStorageErrors,
  type Write,
} from "./storage.ts";

export interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
  /** Local folder for temporary copies. */
  work_dir: string;
}

/** The SDK cannot resend a stream. Each attempt opens the file again. */
const PUT_ATTEMPTS = 3;

const silent = (): void => undefined;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const toStorageError = (error: unknown): StorageError => {
  const status = statusOf(error);
  if (status === 404) return new StorageError("NOT_FOUND", "no such file in the storage");
  if (status === 507 || isDiskFull(error)) return new StorageError("FULL", "the storage is full");
  const name = error instanceof Error ? error.name : "unknown";
  return new StorageError("FAILED", `the storage failed (${status ?? name})`);
};

const guarded = <T>(work: () => Promise<T>): Promise<T> => withStorageErrors(toStorageError, work);

const createClient = (options: S3Options): S3Client =>
  new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.access_key_id, secretAccessKey: options.secret_access_key },
    forcePathStyle: true,
    // The SDK warns on the console that it cannot resend streams; `put` resends them.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // We send a SHA-256. The SDK's checksum needs an encoding that few services support.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

/** The requests to one bucket. They throw the SDK's errors. */
const createBucket = (client: S3Client, Bucket: string) => {
  const sizeOf = async (key: string): Promise<number> => {
    const head = new HeadObjectCommand({ Bucket, Key: checkKey(key) });
    const { ContentLength } = await client.send(head);
    if (ContentLength === undefined)
      throw new StorageError("FAILED", "the storage returned no length");
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
  const read = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
    const get = new GetObjectCommand({ Bucket, Key: checkKey(key), Range });
    const { Body } = await client.send(get);
    if (!(Body instanceof Readable))
      throw new StorageError("FAILED", "the storage returned no content");
    return Body;
  };
  const remove = async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
  };
  const listPage = async (after: string | undefined) => {
    const page = new ListObjectsV2Command({ Bucket, ContinuationToken: after });
    const { Contents = [], NextContinuationToken } = await client.send(page);
    const objects = Contents.flatMap(({ Key, Size = 0, LastModified }) =>
      Key !== undefined && isKey(Key)
        ? [{ key: Key, bytes: Size, modified_ms: LastModified?.getTime() ?? 0 }]
        : [],
    );
    return { objects, next: NextContinuationToken };
  };
  return { sizeOf, sizeIfStored, put, read, remove, listPage };
};

const writeInto = async (path: string, writes: readonly Write[]): Promise<void> => {
  await using file = await open(path, "r+");
  for (const { position, bytes } of writes) await file.write(bytes, 0, bytes.length, position);
};

/** Stores files in one bucket of an S3-compatible service, with path-style addresses. */
export const createS3Storage = async (options: S3Options): Promise<ObjectStore> => {
  const { work_dir } = options;
  await makeFolder(work_dir);
  const bucket = createBucket(createClient(options), options.bucket);
  /** Stores a file and checks the stored length. */
  const put = async (key: string, path: string, size: number): Promise<void> => {
    await bucket.put(key, path, size);
    if ((await bucket.sizeOf(key)) !== size)
      throw new StorageError("FAILED", "the stored length is wrong");
  };
  /** An object that another call removed is not stored again. */
  const replace = async (key: string, path: string): Promise<void> => {
    await bucket.sizeOf(key);
    await put(key, path, (await sizeIfThere(path)) ?? 0);
  };
  const withCopy = async <T>(key: string, use: (path: string) => Promise<T>): Promise<T> => {
    const path = join(work_dir, crypto.randomUUID());
    try {
      await guarded(async () =>
        pipeline(await bucket.read(key), createWriteStream(path, { mode: 0o600 })),
      );
      return await use(path);
    } finally {
      await removeIfThere(path);
    }
  };
  async function* listObjects(): AsyncGenerator<StoredObject> {
    let after: string | undefined;
    do {
      const { objects, next } = await guarded(() => bucket.listPage(after));
      yield* objects;
      after = next;
    } while (after !== undefined);
  }
  return {
    name: "s3",
    putFile: (key, path) =>
      guarded(async () => {
        checkKey(key);
        const [size, stored] = [await sizeIfThere(path), await bucket.sizeIfStored(key)];
        if (mustStore(size, stored) && size !== null) await put(key, path, size);
        await removeIfThere(path);
        return { bytes: size ?? stored ?? 0 };
      }),
    read: (key, range) => guarded(() => bucket.read(key, range)),
    size: (key) => guarded(() => bucket.sizeOf(key)),
    withLocalFile: withCopy,
    remove: (key) => guarded(() => bucket.remove(key)),
    list: async function* list() {
      for await (const { key } of listObjects()) yield key;
    },
    listObjects,
    replace: (key, path) =>
      guarded(async () => {
        await replace(key, path);
        await removeIfThere(path);
      }),
    // An object cannot be changed in place.
    overwrite: (key, writes) =>
      withCopy(key, (path) =>
        guarded(async () => {
          await writeInto(path, writes);
          await replace(key, path);
        }),
      ),
    // Uploads are written to the local disk first.
    health: () => guarded(() => checkFreeSpace(work_dir)),
  };
};
