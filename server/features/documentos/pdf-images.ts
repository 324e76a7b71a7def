import { buffer } from "node:stream/consumers";
import type { Deps } from "../../deps.ts";
import { readAs } from "../../platform/database/database.ts";
import type { PdfInput } from "../../platform/pdf/input.ts";
import { StorageError } from "../../providers/storage/storage.ts";
import { listImageKeys, type PdfSource } from "./pdf-queries.ts";

/** A stored file; null if it is lost. */
export const readStored = async (storage: Deps["storage"], key: string): Promise<Buffer | null> => {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return null;
    throw error;
  }
};

/** The images of a laudo's version. A lost file leaves its caption out too. */
export const readImages = async (
  { db, storage }: Pick<Deps, "db" | "storage">,
  userId: string,
  { content }: Pick<PdfSource, "content">,
): Promise<PdfInput["images"]> => {
  const { images = [] } = content.laudo ?? {};
  const keys = await readAs(db, userId, (tx) =>
    listImageKeys(
      tx,
      images.map(({ id }) => id),
    ),
  );
  const files = await Promise.all(
    images.map(async ({ id, caption }) => {
      const key = keys.get(id);
      const file = key === undefined ? null : await readStored(storage, key);
      return file === null ? [] : [{ file, caption }];
    }),
  );
  return files.flat();
};
