import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Config } from "../../platform/config/config.ts";
import { makeFilesKey, readFilesKeys } from "../../platform/config/files-key.ts";
import { workFolder } from "../../platform/files/work-folder.ts";
import { createDiskStorage } from "./disk.ts";
import { createEncryptedStorage, type EncryptedStorage } from "./encrypted/encrypted.ts";
import { createFileKeys, type FileKeys } from "./encrypted/file-keys.ts";
import { HEADER_BYTES, isEncrypted, openHeader } from "./encrypted/header.ts";
import { readProtection } from "./encrypted/protection.ts";
import { type ObjectStore, StorageError } from "./storage.ts";

export type StorageConfig = Pick<
  Config,
  | "data_dir"
  | "files_key"
  | "files_key_previous"
  | "s3_endpoint"
  | "s3_bucket"
  | "s3_region"
  | "s3_access_key_id"
  | "s3_secret_access_key"
>;

/**
 * The objects as they are stored, for backups: S3 if it is configured, else the disk. Loads the S3
 * client only if needed.
 */
export const createObjectStore = async (config: StorageConfig): Promise<ObjectStore> => {
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

/** Objects that are tried with the keys at the start. */
const TRIED = 5;

/** Whether one of the first objects can be opened; null if none of them is encrypted. */
const canOpen = async (store: ObjectStore, keys: FileKeys): Promise<boolean | null> => {
  let result: boolean | null = null;
  let tried = 0;
  for await (const { key, bytes } of store.listObjects()) {
    if (tried === TRIED) break;
    tried += 1;
    if (bytes < HEADER_BYTES) continue;
    const head = await buffer(await store.read(key, { start: 0, end: HEADER_BYTES - 1 }));
    if (!isEncrypted(head)) continue;
    const error = await openHeader(head, key, keys).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (!(error instanceof StorageError && error.code === "NO_KEY")) return true;
    result = false;
  }
  return result;
};

const LOST =
  "the key of the stored recordings and attachments is missing: restore DATA_DIR/files-key from " +
  "a backup, or set FILES_KEY, or the former key as FILES_KEY_PREVIOUS; nothing was changed";

/**
 * The storage of the installation, encrypted. Makes its key at the first start.
 * @throws Error when objects are stored and their key is missing
 */
export const createStorage = async (config: StorageConfig): Promise<EncryptedStorage> => {
  const { data_dir } = config;
  const store = await createObjectStore(config);
  const keys = createFileKeys(() => readFilesKeys(config));
  const isNew = (await readFilesKeys(config)).length === 0;
  const isOpen = await canOpen(store, keys).catch((error: unknown) => {
    // A storage that is down delays nothing, unless it could have objects of a lost key.
    if (isNew || !(error instanceof StorageError)) throw error;
    return null;
  });
  if (isOpen === false) throw new Error(LOST);
  if (isNew) await makeFilesKey(config);
  return createEncryptedStorage(store, keys, {
    work_dir: workFolder(data_dir),
    allowsPlaintext: async () => (await readProtection(data_dir))?.is_encrypted !== true,
  });
};
