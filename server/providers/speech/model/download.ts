import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { KnownModel } from "./catalogue.ts";
import { askFor, fetchFile } from "./fetch-file.ts";
import { filesOf, readModel, sha256Of } from "./folder.ts";

const LOCK_POLL_MS = 500;

export interface DownloadOptions {
  baseUrl: string;
  /** The folder that the finished model's folder will have. */
  folder: string;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** Holds off a second process (server and worker may start together) until the first one is done or dead. */
const lock = async (path: string, signal: AbortSignal): Promise<() => Promise<void>> => {
  for (;;) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const owner = Number(await readFile(path, "utf8").catch(() => "0"));
    // An own lock is one of an earlier process with the same number: this one enters only once at a time.
    if (owner > 0 && (owner === process.pid || !isAlive(owner))) await rm(path, { force: true });
    else await wait(LOCK_POLL_MS, undefined, { signal });
  }
};

/**
 * Downloads a known model's files, each resumed and verified, into a folder that gets its name when all are there.
 * @throws DownloadError, or what the network or the disk throws
 */
export const downloadModel = async (known: KnownModel, options: DownloadOptions): Promise<void> => {
  const { folder, signal } = options;
  const side = `${folder}.partial`;
  await mkdir(side, { recursive: true });
  const unlock = await lock(`${folder}.lock`, signal);
  try {
    if (await readModel(folder).catch(() => null)) return;
    await fetchAll(known, side, options);
    await rm(folder, { recursive: true, force: true });
    await rename(side, folder);
  } finally {
    await unlock();
  }
};

const fetchAll = async (
  known: KnownModel,
  side: string,
  options: DownloadOptions,
): Promise<void> => {
  const { baseUrl, onProgress, signal } = options;
  await mkdir(side, { recursive: true });
  const base = `${baseUrl.replace(/\/+$/u, "")}/${known.repository}/resolve/${known.revision}`;
  const names = filesOf(known.model);
  const remotes = await Promise.all(
    names.map((name) => askFor(`${base}/${name}`, known.sha256[name], signal)),
  );
  const total = remotes.reduce((sum, remote) => sum + remote.bytes, 0);
  let before = 0;
  const sha256: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const remote = remotes[i] as (typeof remotes)[number];
    const target = join(side, name);
    await fetchFile(remote, target, (have) => onProgress(before + have, total), signal);
    before += remote.bytes;
    onProgress(before, total);
    sha256[name] = await sha256Of(target);
  }
  await writeFile(join(side, "model.json"), JSON.stringify({ ...known.model, sha256 }, null, 1));
};
