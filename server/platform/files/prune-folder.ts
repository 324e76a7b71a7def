import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { changedAtIfThere, ignore, removeIfThere } from "./durable.ts";

/** Removes the folder's files that did not change since `before`. Returns how many. */
export const pruneFolder = async (folder: string, before: Date): Promise<number> => {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignore("ENOENT"))) ?? [];
  let removed = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.name);
    const changed = await changedAtIfThere(path);
    if (changed !== null && changed < before && (await removeIfThere(path))) removed += 1;
  }
  return removed;
};
