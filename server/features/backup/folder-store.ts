import { createReadStream, createWriteStream } from "node:fs";
import { lstat, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  ignore,
  makeFolder,
  removeIfThere,
  sizeIfThere,
  syncPath,
  systemCode,
} from "../../platform/files/durable.ts";
import { Meter } from "./age.ts";
import { BackupError } from "./error.ts";
import type { BackupStore, StoredFile } from "./store.ts";

const ASIDE = "incoming";
/** A file that was not written to for so long belongs to no running process. */
const STALE_MS = 10 * 60 * 1000;

const open = async (path: string, locate: (name: string) => string, name: string) => {
  const stream = createReadStream(path);
  await new Promise<void>((done, fail) => {
    stream.once("open", () => done());
    stream.once("error", (error) =>
      fail(
        new BackupError(
          systemCode(error) === "ENOENT"
            ? `${locate(name)} is missing`
            : `${locate(name)} cannot be read (${systemCode(error) ?? "unknown"})`,
        ),
      ),
    );
  });
  return stream;
};

async function* walk(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(folder, prefix), {
    recursive: true,
    withFileTypes: true,
  }).catch(ignore("ENOENT"));
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await lstat(path).catch(ignore("ENOENT"));
    if (found !== undefined)
      yield { name: relative(folder, path), bytes: found.size, changed_at: found.mtime };
  }
}

/** A folder on a disk. It may not exist yet. */
export const createFolderStore = async (path: string): Promise<BackupStore> => {
  const folder = (await realpath(path).catch(() => undefined)) ?? resolve(path);
  const locate = (name: string): string => join(folder, name);
  return {
    place: folder,
    renames: true,
    isOnDiskOf: async (other) => (await stat(folder)).dev === (await stat(other)).dev,
    locate,
    write: async (content, nameOf) => {
      const aside = join(folder, ASIDE, crypto.randomUUID());
      await makeFolder(dirname(aside));
      const meter = new Meter();
      try {
        await pipeline(content, meter, createWriteStream(aside, { flags: "wx", mode: 0o600 }));
        await syncPath(aside);
        const written = { bytes: meter.bytes, sha256: meter.hash.digest("hex") };
        const to = locate(nameOf(written));
        await makeFolder(dirname(to));
        await rename(aside, to);
        await syncPath(dirname(to));
        return written;
      } catch (error) {
        content.destroy();
        await removeIfThere(aside);
        throw error;
      }
    },
    read: (name) => open(locate(name), locate, name),
    size: (name) => sizeIfThere(locate(name)),
    list: (prefix) => walk(folder, prefix),
    names: async () => (await readdir(folder).catch(ignore("ENOENT", "ENOTDIR"))) ?? [],
    remove: async (name) => {
      if (await removeIfThere(locate(name))) await syncPath(dirname(locate(name)));
    },
    removeFolder: async (name) => {
      await rm(locate(name), { recursive: true, force: true });
      await syncPath(folder);
    },
    rename: async (from, to) => {
      await rename(locate(from), locate(to));
      await syncPath(folder);
    },
    removeLeftovers: async () => {
      for await (const { name, changed_at } of walk(folder, ASIDE))
        if (Date.now() - changed_at.getTime() > STALE_MS) await removeIfThere(locate(name));
    },
  };
};
