import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { memoryOfMachine } from "../../../platform/processes/machine-memory.ts";
import { AUTO_MODELS } from "../model/catalogue.ts";
import type { SpeechMachine } from "./choose.ts";

const toMb = (bytes: number): number => Math.floor(bytes / 1e6);

/** Free bytes on the disk of a folder that may not exist yet. */
const freeBytes = async (folder: string): Promise<number> => {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytes(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Reads the memory of the machine or container, the room on the disk and the cached models. */
export const measureSpeechMachine = async (
  cacheDir: string,
  process_mb: number,
): Promise<SpeechMachine> => ({
  memory_mb: toMb(memoryOfMachine()),
  process_mb,
  free_disk_mb: toMb(await freeBytes(cacheDir)),
  downloaded: new Set(AUTO_MODELS.filter((name) => existsSync(join(cacheDir, name, "model.json")))),
});
