import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readRecord } from "./record.ts";

const RECORD = ".record";

/** Bytes of unfinished uploads by user. */
export class UserSizes {
  readonly #users = new Map<string, Map<string, number>>();

  set(userId: string, id: string, bytes: number): void {
    const uploads = this.#users.get(userId) ?? new Map<string, number>();
    this.#users.set(userId, uploads.set(id, bytes));
  }

  remove(id: string): void {
    for (const [userId, uploads] of this.#users)
      if (uploads.delete(id) && uploads.size === 0) this.#users.delete(userId);
  }

  total(userId: string): number {
    return [...(this.#users.get(userId)?.values() ?? [])].reduce((sum, bytes) => sum + bytes, 0);
  }
}

/** Reads the sizes from the records in `folder`. */
export const readUserSizes = async (folder: string): Promise<UserSizes> => {
  const sizes = new UserSizes();
  for (const name of await readdir(folder)) {
    if (!name.endsWith(RECORD)) continue;
    // A damaged record is reported by the requests for its upload.
    const record = await readRecord(join(folder, name)).catch(() => null);
    if (record !== null) sizes.set(record.user_id, name.slice(0, -RECORD.length), record.offset);
  }
  return sizes;
};
