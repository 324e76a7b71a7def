import { join } from "node:path";
import type { Config } from "../../platform/config/config.ts";
import { workFolder } from "../../platform/files/work-folder.ts";
import { createDiskStorage } from "./disk.ts";
import type { Storage } from "./storage.ts";

export type StorageConfig = Pick<
  Config,
  | "data_dir"
  | "s3_endpoint"
  | "s3_bucket"
  | "s3_region"
  | "s3_access_key_id"
  | "s3_secret_access_key"
>;

/** S3 if it is configured, else the disk. Loads the S3 client only if needed. */
export const createStorage = async (config: StorageConfig): Promise<Storage> => {
  const { data_dir, s3_endpoint, s3_bucket, s3_region, s3_access_key_id, s3_secret_access_key } =
    config;
  if (s3_endpoint && s3_bucket && s3_region && s3_access_key_id && s3_secret_access_key) {
    const { createS3Storage } = await import("./s3.ts");
    return createS3Storage({
      endpoint: s3_endpoint,
      bucket: s3_bucket,
      region: s3_region,
      access_key_id: s3_access_key_id,
      secret_access_key: s3_secret_access_key,
      work_dir: workFolder(data_dir),
    });
  }
  return createDiskStorage(join(data_dir, "files"));
};
