import type { SpeechChoice } from "@relato/shared/contract/admin-operations.ts";
import { RESERVED_BYTES } from "../../../platform/model-files/download.ts";
import { AUTO_MODELS, type KnownSpeechModel } from "../model/catalogue.ts";

/** What the machine has for a speech model, in megabytes. */
export interface SpeechMachine {
  memory_mb: number;
  /** The most memory of one speech process (SPEECH_MEMORY_MB). */
  process_mb: number;
  free_disk_mb: number;
  /** The models in the cache; they need no room. */
  downloaded: ReadonlySet<string>;
}

/** A finished recording and a live one are transcribed at the same time. */
const PROCESSES = 2;
/** Memory for the operating system, the database and Relato. */
const RESERVED_MEMORY_MB = 1500;

/** The models of `auto` that exist in a catalogue, best first. */
export const autoModels = (catalogue: Readonly<Record<string, KnownSpeechModel>>): string[] =>
  AUTO_MODELS.filter((name) => catalogue[name] !== undefined);

/** What a model lacks on a machine: memory, the limit of a process, or room on the disk. */
const lackOf = (
  name: string,
  { disk_mb, memory_mb }: KnownSpeechModel,
  machine: SpeechMachine,
): Omit<SpeechChoice["skipped"][number], "model"> | null => {
  const needed = PROCESSES * memory_mb + RESERVED_MEMORY_MB;
  if (machine.memory_mb < needed)
    return { lack: "memory", needed_mb: needed, found_mb: machine.memory_mb };
  if (machine.process_mb < memory_mb)
    return { lack: "process_memory", needed_mb: memory_mb, found_mb: machine.process_mb };
  const room = disk_mb + RESERVED_BYTES / 1e6;
  if (!machine.downloaded.has(name) && machine.free_disk_mb < room)
    return { lack: "disk", needed_mb: room, found_mb: machine.free_disk_mb };
  return null;
};

/**
 * Chooses the best model that fits the machine, and says why better ones do not. The smallest one
 * is chosen if none fits.
 */
export const chooseSpeechModel = (
  machine: SpeechMachine,
  catalogue: Readonly<Record<string, KnownSpeechModel>>,
): SpeechChoice => {
  const skipped: SpeechChoice["skipped"] = [];
  const names = autoModels(catalogue);
  for (const name of names) {
    const lack = lackOf(name, catalogue[name]!, machine);
    if (lack === null || name === names.at(-1))
      return { model: name, disk_mb: catalogue[name]!.disk_mb, skipped };
    skipped.push({ model: name, ...lack });
  }
  throw new TypeError("the catalogue has none of the models of auto");
};
