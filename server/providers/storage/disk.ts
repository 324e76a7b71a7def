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
import { type Storage, StorageError } from "./storage.ts";

/** Below this many free bytes nothing more is accepted; what runs may still end. */
export const RESERVE_BYTES = 512 * 1024 * 1024;

/** Whether the volume under `path` has room beyond the reserve. */
export const roomUnder = async (path: string): Promise<"ok" | "full"> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize > RESERVE_BYTES ? "ok" : "full";
};

const asStorageError = (error: unknown): Error => {
  if (error instanceof StorageError) return error;
  if (isDiskFull(error)) return new StorageError("FULL", "the disk is full");
  // A folder where the key would need a file, or a link: nothing of ours.
  if (["ENOENT", "ENOTDIR", "ELOOP", "EISDIR"].includes(systemCode(error) ?? "")) {
    return new StorageError("NOT_FOUND", "no such file in the storage");
  }
  return new StorageError("FAILED", `the storage failed (${systemCode(error) ?? "unknown"})`);
};

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asStorageError(error);
  }
};

/** Files under one folder; its names are the keys. Links that lead out of the folder are not followed. */
export const createDiskStorage = async (root: string): Promise<Storage> => {
  await makeFolder(root);
  const base = await realpath(root);

  /** The file of a key, and the proof that its folder is really below the root. */
  const locate = async (key: string): Promise<string> => {
    const path = join(base, checkKey(key));
    const folder = await realpath(dirname(path));
    if (folder !== base && !folder.startsWith(base + sep)) {
      throw new StorageError("NOT_FOUND", "no such file in the storage");
    }
    return path;
  };
  const openFile = async (key: string) => {
    const handle = await open(await locate(key), constants.O_RDONLY | constants.O_NOFOLLOW);
    const { size } = await handle.stat();
    return { handle, size };
  };

  return {
    name: "disk",
    putFile: (key, path) =>
      guarded(async () => {
        await makeFolder(join(base, dirname(checkKey(key))));
        const target = await locate(key);
        const [wanted, stored] = [await sizeIfThere(path), await sizeIfThere(target)];
        if (wanted === null && stored === null)
          throw new StorageError("NOT_FOUND", "no file to store");
        // Moved by an earlier call that was cut off before its caller could note it.
        if (wanted === null || wanted === stored) {
          await removeIfThere(path);
        } else {
          if (stored !== null)
            throw new StorageError("FAILED", "another content lies under this key");
          await moveFileDurably(path, target);
        }
        return { bytes: wanted ?? stored ?? 0 };
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
        return locate(key);
      });
      return use(path);
    },
    remove: (key) =>
      guarded(async () => {
        try {
          const path = await locate(key);
          if (await removeIfThere(path)) await syncFolder(dirname(path));
        } catch (error) {
          if (systemCode(error) !== "ENOENT") throw error;
        }
      }),
    health: () => guarded(() => roomUnder(base)),
  };
};
