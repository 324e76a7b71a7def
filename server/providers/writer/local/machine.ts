import { memoryOfMachine } from "../../../platform/processes/machine-memory.ts";
import { KNOWN_WRITER_MODELS, type WriterModelName } from "./catalogue.ts";

/** Memory for the operating system, a browser and Relato. */
const RESERVED_BYTES = 2_000_000_000;
/** Best first. The smaller model fits into 8 GB. */
const DEFAULTS = ["qwen3-8b", "qwen3-4b"] as const satisfies readonly WriterModelName[];

/** The memory that a model needs, in bytes. `bytes`: the size of its file. */
export const memoryOfModel = (
  bytes: number,
  model: { context_tokens: number; context_bytes_per_token: number },
): number => bytes + model.context_tokens * model.context_bytes_per_token;

/**
 * Whether a model and the rest of the system fit into `memory` bytes. The runtime checks the free
 * memory when loading.
 */
export const fitsMachine = (modelBytes: number, memory: number): boolean =>
  modelBytes + RESERVED_BYTES <= memory;

/** Describes the default model for a machine with `memory` bytes, and whether it fits. */
export const describeDefaultModel = (memory: number = memoryOfMachine()) => {
  const name = chooseModel(memory);
  const { bytes, model } = KNOWN_WRITER_MODELS[name];
  const fits = fitsMachine(memoryOfModel(bytes, model), memory);
  return { name, bytes, licence: model.licence, fits };
};

/** Chooses the model for a machine with `memory` bytes; the smallest one if none fits. */
export const chooseModel = (memory: number): WriterModelName =>
  DEFAULTS.find((name) => {
    const { bytes, model } = KNOWN_WRITER_MODELS[name];
    return fitsMachine(memoryOfModel(bytes, model), memory);
  }) ?? DEFAULTS[DEFAULTS.length - 1]!;
