import { mkdir, rename, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256OfFile, sizeIfThere } from "../files/durable.ts";
import { askFor, fetchFile, type RemoteFile } from "./fetch-file.ts";
import { takeLock } from "./lock.ts";
import {
  ModelError,
  type ModelFile,
  type ModelFormat,
  readModelFolder,
  type Unhashed,
  verifyFiles,
} from "./model-folder.ts";

/** A model that we know where to find. */
export interface KnownModel<M extends ModelFile> {
  /** Its repository below the base URL, and the revision of it. */
  repository: string;
  revision: string;
  model: Unhashed<M>;
  /**
   * Known hashes by file. For other files the server's hash is used: Hugging Face sends the sha256
   * of each large file in `X-Linked-ETag` and the git hash of a small one in `ETag`. That detects
   * damage, not malice. After the download `model.json` pins the hashes. Pin them here, with the
   * commit as revision, once they are known: this code was written without network access.
   */
  sha256: Record<string, string>;
}

export interface DownloadOptions {
  baseUrl: string;
  /** The folder that the finished model's folder will have. */
  folder: string;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Bytes that a download leaves free on the disk, for the recordings and the database. */
export const RESERVED_BYTES = 1_000_000_000;

/**
 * Downloads a known model's files. Each file is resumed and verified. The folder is renamed when it
 * is complete.
 * @throws DownloadError; ModelError DISK_TOO_SMALL; errors of the network or the disk
 */
export const downloadModel = async <M extends ModelFile>(
  known: KnownModel<M>,
  format: ModelFormat<M>,
  options: DownloadOptions,
): Promise<void> => {
  const { folder, signal } = options;
  const side = `${folder}.partial`;
  await mkdir(side, { recursive: true });
  const unlock = await takeLock(`${folder}.lock`, signal);
  try {
    if (await isComplete(folder, format)) return;
    await fetchAll(known, format.filesOf(known.model), side, options);
    await rm(folder, { recursive: true, force: true });
    await rename(side, folder);
  } finally {
    await unlock();
  }
};

/** Whether another process has finished the download. A damaged folder is downloaded again. */
const isComplete = async <M extends ModelFile>(
  folder: string,
  format: ModelFormat<M>,
): Promise<boolean> => {
  try {
    const model = await readModelFolder(folder, format);
    await verifyFiles(model, format.filesOf(model));
    return true;
  } catch (error) {
    if (error instanceof ModelError) return false;
    throw error;
  }
};

const fetchAll = async <M extends ModelFile>(
  known: KnownModel<M>,
  names: string[],
  side: string,
  options: DownloadOptions,
): Promise<void> => {
  const { onProgress, signal } = options;
  await mkdir(side, { recursive: true });
  const { remotes, revision } = await askForAll(known, names, options);
  const total = remotes.reduce((sum, remote) => sum + remote.bytes, 0);
  await checkRoom(side, names, total);
  let before = 0;
  const sha256: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const remote = remotes[i] as RemoteFile;
    const target = join(side, name);
    await fetchFile(remote, target, (have) => onProgress(before + have, total), signal);
    before += remote.bytes;
    onProgress(before, total);
    sha256[name] = await sha256OfFile(target);
  }
  const described = { ...known.model, sha256, ...(revision === null ? {} : { revision }) };
  await writeFile(join(side, "model.json"), JSON.stringify(described, null, 1));
};

/** Sizes and hashes of the files. If the store names its commit, later requests use that commit. */
const askForAll = async <M extends ModelFile>(
  { repository, revision: wanted, sha256 }: KnownModel<M>,
  names: string[],
  { baseUrl, signal }: DownloadOptions,
): Promise<{ remotes: RemoteFile[]; revision: string | null }> => {
  const base = `${baseUrl.replace(/(?<!\/)\/+$/u, "")}/${repository}/resolve`;
  const remotes = await Promise.all(
    names.map((name) => askFor(`${base}/${wanted}/${name}`, sha256[name], signal)),
  );
  const revision = remotes[0]?.revision ?? null;
  if (revision === null) return { remotes, revision };
  if (remotes.some((remote) => remote.revision !== revision))
    throw new ModelError("DOWNLOAD_FAILED", "the store changed its revision between two answers");
  const pinned = remotes.map((remote, i) => ({
    ...remote,
    url: `${base}/${revision}/${names[i]}`,
  }));
  return { remotes: pinned, revision };
};

const checkRoom = async (side: string, names: string[], total: number): Promise<void> => {
  let have = 0;
  for (const name of names) {
    const path = join(side, name);
    have += (await sizeIfThere(path)) ?? (await sizeIfThere(`${path}.part`)) ?? 0;
  }
  const { bavail, bsize } = await statfs(side);
  if (bavail * bsize < total - have + RESERVED_BYTES)
    throw new ModelError("DISK_TOO_SMALL", `${total - have} bytes are missing, too few are free`);
};
