import { constants } from "node:fs";
import { open, realpath, statfs } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import {
  isDiskFull,
  makeFolder,
  moveFileDurably,
  removeIfThere,
  sizeIfThere,
  syncFolder,
  systemCode,
} from "../../platform/files/durable.ts";
import { checkKey } from "./key.ts";
import { type Storage, StorageError, withStorageErrors } from "./storage.ts";

/** With less free space, no new files are accepted. Running recordings can still finish. */
const RESERVE_BYTES = 512 * 1024 * 1024;

/** Whether the volume of `path` has free space beyond the reserve. */
export const checkFreeSpace = async (path: string): Promise<"ok" | "full"> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize > RESERVE_BYTES ? "ok" : "full";
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

/** Stores each file under its key in one folder. Does not follow links out of the folder. */
export const createDiskStorage = async (root: string): Promise<Storage> => {
  await makeFolder(root);
  const base = await realpath(root);

  /** The path of a key. Its real folder must be inside the root. */
  const resolvePath = async (key: string): Promise<string> => {
    const path = join(base, checkKey(key));
    const folder = await realpath(dirname(path));
    if (folder !== base && !folder.startsWith(base + sep)) {
      throw new StorageError("NOT_FOUND", "no such file in the storage");
    }
    return path;
  };
  const openFile = async (key: string) => {
    const handle = await open(await resolvePath(key), constants.O_RDONLY | constants.O_NOFOLLOW);
    const { size } = await handle.stat();
    return { handle, size };
  };

  return {
    name: "disk",
    putFile: (key, path) =>
      guarded(async () => {
        await makeFolder(join(base, dirname(checkKey(key))));
        const target = await resolvePath(key);
        const [size, stored] = [await sizeIfThere(path), await sizeIfThere(target)];
        if (size === null && stored === null)
          throw new StorageError("NOT_FOUND", "no file to store");
        // An earlier call moved the file, but its caller crashed.
        if (size === null || size === stored) {
          await removeIfThere(path);
        } else {
          if (stored !== null)
            throw new StorageError("FAILED", "other content is stored under this key");
          await moveFileDurably(path, target);
        }
        return { bytes: size ?? stored ?? 0 };
      }),
    read: (key, range) =>
      guarded(async () => {
        const { handle } = await openFile(key);
        return handle.createReadStream({
          start: range?.start ?? 0,
          ...(range && { end: range.end }),
        });
      }),
    size: (key) =>
      guarded(async () => {
        const { handle, size } = await openFile(key);
        await handle.close();
        return size;
      }),
    withLocalFile: async (key, use) => {
      const path = await guarded(async () => {
        const { handle } = await openFile(key);
        await handle.close();
        return resolvePath(key);
      });
      return use(path);
    },
    remove: (key) =>
      guarded(async () => {
        try {
          const path = await resolvePath(key);
          if (await removeIfThere(path)) await syncFolder(dirname(path));
        } catch (error) {
          if (systemCode(error) !== "ENOENT") throw error;
        }
      }),
    health: () => guarded(() => checkFreeSpace(base)),
  };
};
