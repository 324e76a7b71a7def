import { constants } from "node:fs";
import { type FileHandle, lstat, open, opendir, realpath, statfs } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import {
  ignore,
  isDiskFull,
  makeFolder,
  moveFileDurably,
  removeIfThere,
  sizeIfThere,
  syncPath,
  systemCode,
} from "../../platform/files/durable.ts";
import { checkKey, isKey } from "./key.ts";
import {
  mustStore,
  type ObjectStore,
  StorageError,
  withStorageErrors,
  type Write,
} from "./storage.ts";

/** With less free space, no new files are accepted. Running recordings can still finish. */
const RESERVE_BYTES = 512 * 1024 * 1024;

/** Bytes that are read at once. */
const PART_BYTES = 1024 * 1024;

/** Whether the volume of `path` has free space for `bytes` beyond the reserve. */
export const checkFreeSpace = async (path: string, bytes = 0): Promise<"ok" | "full"> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize > RESERVE_BYTES + bytes ? "ok" : "full";
};

const toStorageError = (error: unknown): StorageError => {
  if (isDiskFull(error)) return new StorageError("FULL", "the disk is full");
  // Also a folder or a link in place of the file.
  if (["ENOENT", "ENOTDIR", "ELOOP", "EISDIR"].includes(systemCode(error) ?? "")) {
    return new StorageError("NOT_FOUND", "no such file in the storage");
  }
  return new StorageError("FAILED", `the storage failed (${systemCode(error) ?? "unknown"})`);
};

const guarded = <T>(work: () => Promise<T>): Promise<T> => withStorageErrors(toStorageError, work);

/** Finds the files of keys below `base`. */
const createResolver = (base: string) => {
  /** The path of a key. Its real folder must be inside the root. */
  const resolvePath = async (key: string): Promise<string> => {
    const path = join(base, checkKey(key));
    const folder = await realpath(dirname(path));
    if (folder !== base && !folder.startsWith(base + sep)) {
      throw new StorageError("NOT_FOUND", "no such file in the storage");
    }
    return path;
  };
  const openFile = async (key: string): Promise<FileHandle> =>
    open(await resolvePath(key), constants.O_RDONLY | constants.O_NOFOLLOW);
  const sizeOf = async (key: string): Promise<number> => {
    await using file = await openFile(key);
    const { size } = await file.stat();
    return size;
  };
  const overwrite = async (key: string, writes: readonly Write[]): Promise<void> => {
    const flags = constants.O_RDWR | constants.O_NOFOLLOW;
    await using file = await open(await resolvePath(key), flags);
    for (const { position, bytes } of writes) {
      await file.write(bytes, 0, bytes.length, position);
      await file.datasync();
    }
  };
  return { resolvePath, openFile, sizeOf, overwrite };
};

async function* listKeys(base: string): AsyncGenerator<string> {
  for await (const entry of await opendir(base, { recursive: true })) {
    const key = relative(base, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    if (entry.isFile() && isKey(key)) yield key;
  }
}

/** Stores each file under its key in one folder. Does not follow links out of the folder. */
export const createDiskStorage = async (root: string): Promise<ObjectStore> => {
  await makeFolder(root);
  const base = await realpath(root);
  const { resolvePath, openFile, sizeOf, overwrite } = createResolver(base);
  return {
    name: "disk",
    putFile: (key, path) =>
      guarded(async () => {
        await makeFolder(join(base, dirname(checkKey(key))));
        const target = await resolvePath(key);
        const [size, stored] = [await sizeIfThere(path), await sizeIfThere(target)];
        if (mustStore(size, stored)) await moveFileDurably(path, target);
        else await removeIfThere(path);
        return { bytes: size ?? stored ?? 0 };
      }),
    read: (key, range) =>
      guarded(async () => {
        const file = await openFile(key);
        return file.createReadStream({
          start: range?.start ?? 0,
          ...(range && { end: range.end }),
          highWaterMark: PART_BYTES,
        });
      }),
    size: (key) => guarded(() => sizeOf(key)),
    withLocalFile: async (key, use) => {
      const path = await guarded(async () => {
        await sizeOf(key);
        return resolvePath(key);
      });
      return use(path);
    },
    remove: (key) =>
      guarded(async () => {
        try {
          const path = await resolvePath(key);
          if (await removeIfThere(path)) await syncPath(dirname(path));
        } catch (error) {
          if (systemCode(error) !== "ENOENT") throw error;
        }
      }),
    list: () => listKeys(base),
    listObjects: async function* listObjects() {
      for await (const key of listKeys(base)) {
        // Undefined: removed since the listing.
        const found = await lstat(join(base, key)).catch(ignore("ENOENT"));
        if (found) yield { key, bytes: found.size, modified_ms: found.mtimeMs };
      }
    },
    replace: (key, path) =>
      guarded(async () => {
        await sizeOf(key);
        await moveFileDurably(path, await resolvePath(key));
      }),
    overwrite: (key, writes) => guarded(() => overwrite(key, writes)),
    health: () => guarded(() => checkFreeSpace(base)),
  };
};
