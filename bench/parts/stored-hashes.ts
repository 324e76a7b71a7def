import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { readConfig } from "../../server/platform/config/config.ts";
import { createStorage } from "../../server/providers/storage/create.ts";

export const sha256 = (content: Buffer): string =>
  createHash("sha256").update(content).digest("hex");

/**
 * The SHA-256 of each recording as stored in DATA_DIR, by recording, without the copy that is made
 * for seeking.
 */
export const hashStored = async (data: string): Promise<Map<string, string>> => {
  const storage = await createStorage(readConfig({ DATA_DIR: data }));
  const hashes = new Map<string, string>();
  for await (const key of storage.list()) {
    const [folder, id = ""] = key.split("/");
    if (folder === "gravacoes" && !key.endsWith("playable.webm"))
      hashes.set(id, sha256(await buffer(await storage.read(key))));
  }
  return hashes;
};
