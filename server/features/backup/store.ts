import type { Readable } from "node:stream";
import type { Config } from "../../platform/config/config.ts";

/** Where AWS_REGION is unset. */
export const DEFAULT_REGION = "us-east-1";

export interface StoredFile {
  /** Relative, with slashes. */
  name: string;
  bytes: number;
  changed_at: Date;
}

/** Of a file as it is stored, that is, encrypted. */
export interface Written {
  bytes: number;
  sha256: string;
}

/** Where backups are stored. A file is complete or it does not exist, and it never changes. */
export interface BackupStore {
  /** The folder's real path, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Whether a backup is written in a folder `<id>.partial`, which `publish` renames. */
  readonly renames: boolean;
  /** Whether it is on the disk of that folder. */
  isOnDiskOf(folder: string): Promise<boolean>;
  /** The name for messages, with the place. */
  locate(name: string): string;
  /** Stores `content` durably under the name that `nameOf` gives to it. */
  write(content: Readable, nameOf: (written: Written) => string): Promise<Written>;
  /** @throws BackupError when the file is missing */
  read(name: string): Promise<Readable>;
  /** In bytes; null when the file does not exist. */
  size(name: string): Promise<number | null>;
  /** All files whose name begins with `prefix`, which ends with a slash or is empty. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** The names of folders and files directly in the place. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
  removeFolder(name: string): Promise<void>;
  /** Makes a folder with all its files visible under another name. Only where `renames`. */
  rename(from: string, to: string): Promise<void>;
  /** Removes what a killed write left. */
  removeLeftovers(): Promise<void>;
}

export type StoreConfig = Pick<
  Config,
  | "data_dir"
  | "aws_access_key_id"
  | "aws_endpoint_url_s3"
  | "aws_region"
  | "aws_secret_access_key"
  | "aws_session_token"
>;
