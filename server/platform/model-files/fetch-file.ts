import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { sha256OfFile, sizeIfThere } from "../files/durable.ts";

/** Failures in a row, without one new byte, after which we stop. */
const ATTEMPTS = 5;
const PAUSE_MS = 500;
/** A server that sends nothing for this long is gone. */
const IDLE_MS = 60_000;

/** What the server says of a file before it is fetched. */
export interface RemoteFile {
  url: string;
  bytes: number;
  hash: { kind: "sha256" | "git-blob"; value: string } | null;
  /** The commit that the server answers from (`X-Repo-Commit`); null where it names none. */
  revision: string | null;
}

export class DownloadError extends Error {}

const hashOf = (headers: Headers): RemoteFile["hash"] => {
  const tag = (headers.get("x-linked-etag") ?? headers.get("etag") ?? "").replace(/^W\/|"/gu, "");
  if (/^[0-9a-f]{64}$/u.test(tag)) return { kind: "sha256", value: tag };
  return /^[0-9a-f]{40}$/u.test(tag) ? { kind: "git-blob", value: tag } : null;
};

/**
 * Requests size and hash. It does not follow redirects: the first answer has the hash.
 * @param sha256 a known hash, which overrides the server's
 */
export const askFor = async (
  url: string,
  sha256: string | undefined,
  signal: AbortSignal,
): Promise<RemoteFile> => {
  const answer = await fetch(url, {
    method: "HEAD",
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(IDLE_MS)]),
  });
  if (answer.status >= 400) throw new DownloadError(`the server answers ${answer.status}`);
  const size = answer.headers.get("x-linked-size") ?? answer.headers.get("content-length");
  const hash = sha256 ? ({ kind: "sha256", value: sha256 } as const) : hashOf(answer.headers);
  const commit = answer.headers.get("x-repo-commit") ?? "";
  const revision = /^[0-9a-f]{40}$/u.test(commit) ? commit : null;
  return { url, bytes: Number(size ?? 0), hash, revision };
};

const gitBlobOf = async (path: string): Promise<string> => {
  const hash = createHash("sha1").update(`blob ${(await stat(path)).size}\0`);
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest("hex");
};

const matches = async (path: string, remote: RemoteFile): Promise<boolean> => {
  if (remote.bytes > 0 && (await stat(path)).size !== remote.bytes) return false;
  if (!remote.hash) return true;
  const actual = remote.hash.kind === "sha256" ? await sha256OfFile(path) : await gitBlobOf(path);
  return actual === remote.hash.value;
};

const sizeOf = async (path: string): Promise<number> => (await sizeIfThere(path)) ?? 0;

/** Resumes on one connection. A server without ranges sends the whole file again. */
const fetchRest = async (
  remote: RemoteFile,
  part: string,
  onBytes: (have: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  let have = await sizeOf(part);
  if (remote.bytes > 0 && have >= remote.bytes) return;
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), IDLE_MS);
  const file = await open(part, "a");
  try {
    const answer = await fetch(remote.url, {
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
      signal: AbortSignal.any([signal, idle.signal]),
    });
    if (!answer.ok || !answer.body) throw new DownloadError(`the server answers ${answer.status}`);
    if (answer.status !== 206) {
      await file.truncate(0);
      have = 0;
    }
    for await (const piece of answer.body) {
      timer.refresh();
      await file.write(piece);
      have += piece.length;
      onBytes(have);
    }
    await file.sync();
  } finally {
    clearTimeout(timer);
    await file.close();
  }
};

/**
 * Fetches a file and resumes from `target.part`. The file gets its name once it is verified.
 * @throws DownloadError when the server keeps failing or sends a file other than announced
 */
export const fetchFile = async (
  remote: RemoteFile,
  target: string,
  onBytes: (have: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  const part = `${target}.part`;
  if (await stat(target).catch(() => null)) {
    if (await matches(target, remote)) return;
    await rm(target);
  }
  let wrong = 0;
  for (let failures = 0; ;) {
    const before = await sizeOf(part);
    let reason: unknown = "the file ended early";
    try {
      await fetchRest(remote, part, onBytes, signal);
    } catch (error) {
      reason = error;
    }
    signal.throwIfAborted();
    const have = await sizeOf(part);
    if (have > 0 && (remote.bytes === 0 || have >= remote.bytes)) {
      if (await matches(part, remote)) break;
      await rm(part);
      if (++wrong === 2) throw new DownloadError("what came is not what was announced");
      continue;
    }
    failures = have > before ? 0 : failures + 1;
    if (failures === ATTEMPTS) throw new DownloadError(`no progress: ${String(reason)}`);
    if (failures > 0) await wait(PAUSE_MS * 2 ** (failures - 1), undefined, { signal });
  }
  await rename(part, target);
};
