import { createReadStream, createWriteStream } from "node:fs";
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
import { makeFolder, removeIfThere, systemCode } from "../../platform/files/durable.ts";
import { workFolder } from "../../platform/files/work-folder.ts";
import { Meter } from "./age.ts";
import { BackupError } from "./error.ts";
import type { BackupStore, StoreConfig, StoredFile, Written } from "./store.ts";

/** A stream cannot be sent twice. Each attempt opens the file again. */
const PUT_ATTEMPTS = 3;
/** S3 refuses more in one request. */
const MAX_BYTES = 5 * 1024 ** 3;

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
    region: config.aws_region ?? "us-east-1",
    // Without them the SDK looks elsewhere, for example at the role of the machine.
    ...(keys && {
      credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    }),
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const explain = (error: unknown, place: string): unknown => {
  if (error instanceof BackupError) return error;
  const status = statusOf(error);
  const reason = [systemCode(error), error instanceof Error ? error.name : "unknown", status]
    .filter((part) => part !== undefined && part !== null)
    .join(" ");
  return new BackupError(`${place} does not answer as it should (${reason})`, { cause: error });
};

/** The requests to one bucket, by names below `prefix`. They throw the SDK's errors. */
const createRequests = (client: S3Client, Bucket: string, prefix: string) => {
  const keyOf = (name: string): string => (prefix === "" ? name : `${prefix}/${name}`);
  const put = async (name: string, path: string, { bytes, sha256 }: Written): Promise<void> => {
    const ChecksumSHA256 = Buffer.from(sha256, "hex").toString("base64");
    for (let attempt = 1; ; attempt++) {
      const Body = createReadStream(path);
      try {
        await client.send(
          new PutObjectCommand({
            ...{ Bucket, Key: keyOf(name), Body, ContentLength: bytes, ChecksumSHA256 },
          }),
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
  return { put, size, read, remove, list };
};

/** A bucket's prefix. Files are encrypted into a work folder of DATA_DIR and then sent. */
export const createS3Store = async (
  bucket: string,
  prefix: string,
  config: StoreConfig,
): Promise<BackupStore> => {
  const place = `s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
  const work = workFolder(config.data_dir);
  const requests = createRequests(createClient(config), bucket, prefix);
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
    if (written.bytes > MAX_BYTES)
      throw new BackupError(`${locate(name)} has more than 5 GB, which S3 does not take at once`);
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
    removeLeftovers: () => Promise.resolve(),
  };
};
