import { BackupError } from "./error.ts";
import { createFolderStore } from "./folder-store.ts";
import type { BackupStore, StoreConfig } from "./store.ts";

export const isBucket = (to: string): boolean => to.startsWith("s3:");

const S3_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./=-]*))?$/;

/**
 * `to`: a folder or `s3://bucket/prefix`. Loads the S3 client only if needed.
 * @throws BackupError when it is no such address
 */
export const openStore = async (to: string, config: StoreConfig): Promise<BackupStore> => {
  if (!isBucket(to)) return createFolderStore(to);
  const [, bucket, prefix = ""] = S3_URL.exec(to) ?? [];
  if (bucket === undefined)
    throw new BackupError(`${to} must be s3://bucket or s3://bucket/prefix`);
  const { createS3Store } = await import("./s3-store.ts");
  const folders = prefix.split("/").filter((name) => name !== "");
  return createS3Store(bucket, folders.join("/"), config);
};
