import type { Deps } from "../../deps.ts";
import { type Storage, StorageError } from "../../providers/storage/storage.ts";

const isStored = async (storage: Storage, key: string): Promise<boolean> => {
  try {
    await storage.size(key);
    return true;
  } catch (error) {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return false;
    throw error;
  }
};

/**
 * Removes the plaintext of uploads that were stored just before a crash. The device repeats its
 * call to finish, but perhaps days later. Other files that are being stored are in the work folder,
 * which is emptied at the start.
 */
export const finishInterrupted = async ({
  storage,
  uploads,
  log,
}: Pick<Deps, "storage" | "uploads" | "log">): Promise<void> => {
  const { files, locks } = uploads;
  for (const id of await files.list()) {
    const record = await files.read(id);
    if (record === null) continue;
    const key = `gravacoes/${record.gravacao_id}/${id}`;
    try {
      if (!(await isStored(storage, key))) continue;
    } catch (error) {
      // The storage is down: the next start tries again.
      log.warn({ err: error }, "interrupted uploads not finished");
      return;
    }
    await locks
      .within(id, () => storage.putFile(key, files.dataPath(id)))
      .catch((error: unknown) => log.warn({ err: error, key }, "interrupted upload not finished"));
  }
};
