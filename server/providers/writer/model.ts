import type { Consultation } from "@relato/scribe/types.ts";
import type { Engine } from "../engine/engine.ts";
import { EngineError } from "../engine/engine-error.ts";
import { askNote } from "./ask.ts";
import { type LanguageModel, ModelFaultError } from "./language-model.ts";
import type { ModelWriter, WriteOptions, WriterResult } from "./writer.ts";

export interface ModelWriterOptions {
  /** Milliseconds from the first question to the checked document. */
  timeout_ms: number;
}

/**
 * A model as the writer, held to the same proof as the engine: its evidence is recomputed, what has no support is
 * marked, and what is contradicted is shown as such.
 */
export const createModelWriter = (
  model: LanguageModel,
  engine: Pick<Engine, "checkNote" | "settleNote">,
  { timeout_ms }: ModelWriterOptions,
): ModelWriter => ({
  name: `${model.provider}/${model.name}`,
  is_local: model.is_local,
  reachable: () => model.reachable(),
  write: async (consultation, options) => {
    const caller = options.signal ?? new AbortController().signal;
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeout_ms)]);
    try {
      return await writeWith(model, engine, consultation, { ...options, signal });
    } catch (error) {
      caller.throwIfAborted();
      throw faultOf(error);
    }
  },
});

const writeWith = async (
  model: LanguageModel,
  engine: Pick<Engine, "checkNote" | "settleNote">,
  consultation: Consultation,
  options: WriteOptions & { signal: AbortSignal },
): Promise<WriterResult> => {
  const started = performance.now();
  const { note, usage } = await askNote(model, consultation, options);
  const { written, counts } = await engine.settleNote(consultation, note, null, options.signal);
  return {
    writer: {
      kind: "model",
      name: model.provider,
      version: model.name,
      at: new Date().toISOString(),
      usage,
      proof: counts,
      duration_ms: Math.round(performance.now() - started),
      ...(options.instruction === undefined ? {} : { instruction: "followed" as const }),
    },
    written,
  };
};

const faultOf = (error: unknown): Error => {
  if (error instanceof ModelFaultError) return error;
  if (error instanceof EngineError)
    return error.code === "CLOSED"
      ? error
      : new ModelFaultError("MODEL_UNCHECKED", error.code, { cause: error });
  if (error instanceof Error && error.name === "TimeoutError")
    return new ModelFaultError("MODEL_TIMEOUT");
  return new ModelFaultError("MODEL_FAILED", undefined, { cause: error });
};
