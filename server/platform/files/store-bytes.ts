import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { makeFolder, writeFileDurably } from "./durable.ts";
import { workFolder } from "./work-folder.ts";

interface StoreDeps {
  config: Pick<Config, "data_dir">;
  storage: { putFile(key: string, path: string): Promise<unknown> };
}

/** Stores a file that is in memory under `key`. */
export const storeBytes = async (
  { config, storage }: StoreDeps,
  key: string,
  bytes: Buffer,
): Promise<void> => {
  const folder = workFolder(config.data_dir);
  await makeFolder(folder);
  const path = join(folder, randomUUID());
  await writeFileDurably(path, bytes);
  await storage.putFile(key, path);
};
