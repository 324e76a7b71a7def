import { totalmem } from "node:os";
import { KNOWN_WRITER_MODELS, type WriterModelName } from "./catalogue.ts";

/** Memory that the operating system, a browser and Relato need beside the model. */
const RESERVED_BYTES = 2_000_000_000;
/** Best first: the larger one writes better, the smaller one fits into 8 GB. */
const DEFAULTS = ["qwen3-8b", "qwen3-4b"] as const satisfies readonly WriterModelName[];

/** Bytes of memory that this process may use: the machine's, or its container's. */
export const memoryOfMachine = (): number => {
  // 0 where there is no limit; on some systems a number larger than the memory.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/** Bytes of memory that a model takes. `bytes`: the size of its file. */
export const memoryOfModel = (
  bytes: number,
  model: { context_tokens: number; context_bytes_per_token: number },
): number => bytes + model.context_tokens * model.context_bytes_per_token;

/** Whether a model and the rest of the system fit into `memory` bytes. The runtime checks what is free at a load. */
export const fitsMachine = (modelBytes: number, memory: number): boolean =>
  modelBytes + RESERVED_BYTES <= memory;

/** What the local model for a machine with `memory` bytes is, and whether that machine can run it. */
export const describeDefaultModel = (memory: number = memoryOfMachine()) => {
  const name = chooseModel(memory);
  const { bytes, model } = KNOWN_WRITER_MODELS[name];
  const fits = fitsMachine(memoryOfModel(bytes, model), memory);
  return { name, bytes, licence: model.licence, fits };
};

/** The model for a machine with `memory` bytes; the smallest one where none fits. */
export const chooseModel = (memory: number): WriterModelName =>
  DEFAULTS.find((name) => {
    const { bytes, model } = KNOWN_WRITER_MODELS[name];
    return fitsMachine(memoryOfModel(bytes, model), memory);
  }) ?? DEFAULTS[DEFAULTS.length - 1]!;
