import { createWriteStream } from "node:fs";
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
} from "@aws-sdk/client-s3";
import { makeFolder, removeIfThere, systemCode } from "../../platform/files/durable.ts";
import { workFolder } from "../../platform/files/work-folder.ts";
import { Meter } from "./age.ts";
import { BackupError } from "./error.ts";
import { abortStaleUploads, putInParts } from "./s3-multipart.ts";
import { retrySending, statusOf } from "./s3-retry.ts";
import {
  type BackupStore,
  DEFAULT_REGION,
  type StoreConfig,
  type StoredFile,
  type Written,
} from "./store.ts";

/** S3 refuses more than 5 GB in one request, and a long request fails more often. */
const SIZES = { single: 512 * 1024 ** 2, part: 128 * 1024 ** 2 };

const silent = (): void => undefined;

const createClient = (config: StoreConfig): S3Client => {
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = config;
  const { aws_session_token: sessionToken } = config;
  const keys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return new S3Client({
    ...(config.aws_endpoint_url_s3 && {
      endpoint: config.aws_endpoint_url_s3,
      forcePathStyle: true,
    }),
    region: config.aws_region ?? DEFAULT_REGION,
    // Without them the SDK looks elsewhere, for example at the role of the machine.
    ...(keys && {
      credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    }),
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
};

const explain = (error: unknown, place: string): unknown => {
  if (error instanceof BackupError) return error;
  const status = statusOf(error);
  const reason = [systemCode(error), error instanceof Error ? error.name : "unknown", status]
    .filter((part) => part !== undefined && part !== null)
    .join(" ");
  return new BackupError(`${place} does not answer as it should (${reason})`, { cause: error });
};

/** The requests to one bucket, by names below `prefix`. They throw the SDK's errors. */
const createRequests = (client: S3Client, Bucket: string, prefix: string, sizes: typeof SIZES) => {
  const keyOf = (name: string): string => (prefix === "" ? name : `${prefix}/${name}`);
  const put = async (name: string, path: string, { bytes, sha256 }: Written): Promise<void> => {
    const Key = keyOf(name);
    if (bytes > sizes.single)
      return putInParts({ client, Bucket }, Key, { path, bytes }, sizes.part);
    const ChecksumSHA256 = Buffer.from(sha256, "hex").toString("base64");
    const object = { Bucket, Key, ContentLength: bytes, ChecksumSHA256 };
    await retrySending(path, {}, (Body) => client.send(new PutObjectCommand({ ...object, Body })));
  };
  const size = async (name: string): Promise<number | null> => {
    try {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }));
      return head.ContentLength ?? null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  const read = async (name: string): Promise<Readable | null> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
      return Body instanceof Readable ? Body : null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  const remove = async (name: string): Promise<void> =>
    void (await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) })));
  const list = async (below: string, after: string | undefined, Delimiter?: string) => {
    const first = keyOf("").length;
    const page = new ListObjectsV2Command({
      ...{ Bucket, Prefix: keyOf(below), Delimiter, ContinuationToken: after },
    });
    const { Contents = [], CommonPrefixes = [], NextContinuationToken } = await client.send(page);
    const files = Contents.map(({ Key = "", Size = 0, LastModified = new Date(0) }) => ({
      name: Key.slice(first),
      bytes: Size,
      changed_at: LastModified,
    }));
    const folders = CommonPrefixes.map(({ Prefix = "" }) => Prefix.slice(first, -1));
    return { files, folders, next: NextContinuationToken };
  };
  const abortStale = () => abortStaleUploads({ client, Bucket }, keyOf(""));
  return { put, size, read, remove, list, abortStale };
};

/**
 * A bucket's prefix. Files are encrypted into a work folder of DATA_DIR and then sent; those over
 * `sizes.single` bytes in parts.
 */
export const createS3Store = async (
  bucket: string,
  prefix: string,
  config: StoreConfig,
  sizes = SIZES,
): Promise<BackupStore> => {
  const place = `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
  const work = workFolder(config.data_dir);
  const requests = createRequests(createClient(config), bucket, prefix, sizes);
  const locate = (name: string): string => `${place}/${name}`;
  const guarded = <T>(run: () => Promise<T>): Promise<T> =>
    run().catch((error: unknown) => {
      throw explain(error, place);
    });
  async function* list(below: string): AsyncGenerator<StoredFile> {
    let after: string | undefined;
    do {
      const page = await guarded(() => requests.list(below, after));
      yield* page.files;
      after = page.next;
    } while (after !== undefined);
  }
  const send = async (name: string, path: string, written: Written): Promise<void> => {
    await requests.put(name, path, written);
    if ((await requests.size(name)) !== written.bytes)
      throw new BackupError(`${locate(name)} has another length than was sent`);
  };
  return {
    place,
    renames: false,
    isOnDiskOf: () => Promise.resolve(false),
    locate,
    write: async (content, nameOf) => {
      const path = join(work, crypto.randomUUID());
      await makeFolder(work);
      const meter = new Meter();
      try {
        await pipeline(content, meter, createWriteStream(path, { flags: "wx", mode: 0o600 }));
        const written = { bytes: meter.bytes, sha256: meter.hash.digest("hex") };
        await guarded(() => send(nameOf(written), path, written));
        return written;
      } finally {
        content.destroy();
        await removeIfThere(path);
      }
    },
    read: (name) =>
      guarded(async () => {
        const found = await requests.read(name);
        if (found === null) throw new BackupError(`${locate(name)} is missing`);
        return found;
      }),
    size: (name) => guarded(() => requests.size(name)),
    list,
    names: async () => {
      const names: string[] = [];
      let after: string | undefined;
      do {
        const { files, folders, next } = await guarded(() => requests.list("", after, "/"));
        names.push(...folders, ...files.map(({ name }) => name));
        after = next;
      } while (after !== undefined);
      return names;
    },
    remove: (name) => guarded(() => requests.remove(name)),
    removeFolder: async (name) => {
      // The manifest first: without it the backup does not exist.
      await guarded(() => requests.remove(`${name}/manifest.json`));
      for await (const file of list(`${name}/`)) await guarded(() => requests.remove(file.name));
    },
    rename: () => Promise.reject(new Error("objects cannot be renamed")),
    // The start of a process empties the work folders of those that crashed.
    removeLeftovers: () => guarded(requests.abortStale),
  };
};
