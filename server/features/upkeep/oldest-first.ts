import type { Deps } from "../../deps.ts";
import type { Cursor } from "../../providers/storage/encrypted/protection.ts";
import type { StoredObject } from "../../providers/storage/storage.ts";
import { isOurKey } from "./find-orphans.ts";

const compare = (a: Cursor, b: Cursor): number =>
  a.modified_ms - b.modified_ms || (a.key < b.key ? -1 : Number(a.key > b.key));

/** Our stored objects after the cursor, oldest first. */
export const listOldestFirst = async (
  storage: Deps["storage"],
  after: Cursor | null,
): Promise<StoredObject[]> => {
  const found: StoredObject[] = [];
  for await (const object of storage.listObjects())
    if (isOurKey(object.key) && (after === null || compare(object, after) > 0)) found.push(object);
  return found.sort(compare);
};
