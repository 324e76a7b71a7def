import { APICallError, RetryError } from "ai";
import type { Consultation } from "@relato/scribe/types.ts";
import type { Log } from "../../platform/audit/log.ts";
import type { Engine } from "../engine/engine.ts";
import { EngineError } from "../engine/engine-error.ts";
import { AnswerError } from "./answer.ts";
import { askModel } from "./ask.ts";
import { createEngineWriter } from "./engine.ts";
import { isReachable } from "../reachable.ts";
import { addressOf, type ModelChoice, openModel } from "./models.ts";
import { promptOf } from "./prompt.ts";
import type { Writer, WriterResult } from "./writer.ts";

export interface ModelWriterOptions extends ModelChoice {
  timeout_ms: number;
  stream: boolean;
}

/**
 * A model as the writer, held to the same proof as everybody: its evidence is recomputed, what has no support is
 * marked, what is contradicted is shown as such. When it fails or takes too long, the engine writes and says why.
 */
export const createModelWriter = (
  options: ModelWriterOptions,
  engine: Pick<Engine, "write" | "ground">,
  log: Log,
): Writer => {
  const fallback = createEngineWriter(engine);
  const write = async (
    consultation: Consultation,
    signal: AbortSignal,
    instruction: string | undefined,
  ): Promise<WriterResult> => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(options.timeout_ms)]);
    const model = await openModel(options);
    const { answer, usage } = await askModel(model, promptOf(consultation, instruction), {
      signal: limited,
      stream: options.stream,
    });
    return {
      writer: {
        kind: "model",
        name: options.provider,
        version: options.model,
        at: new Date().toISOString(),
        usage,
        ...(instruction === undefined ? {} : { instruction: "followed" as const }),
      },
      written: await engine.ground(consultation, answer, signal),
    };
  };
  return {
    name: `${options.provider}/${options.model}`,
    reachable: () => isReachable(addressOf(options)),
    write: async (consultation, { signal = new AbortController().signal, instruction }) => {
      try {
        return await write(consultation, signal, instruction);
      } catch (error) {
        signal.throwIfAborted();
        const fallback_reason = reasonOf(error);
        log.warn(
          { writer: options.model, reason: fallback_reason },
          "the model did not write; the engine does",
        );
        const result = await fallback.write(consultation, {
          signal,
          ...(instruction === undefined ? {} : { instruction }),
        });
        return { ...result, writer: { ...result.writer, fallback_reason } };
      }
    },
  };
};

/** Why the model did not write, in a few words that hold nothing of the consultation. */
const reasonOf = (error: unknown): string => {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof AnswerError) return last.message;
  if (last instanceof EngineError) return "the model's answer could not be checked";
  if (APICallError.isInstance(last)) {
    return last.statusCode === undefined
      ? "the model's service could not be reached"
      : `the model's service answered ${last.statusCode}`;
  }
  if (last instanceof Error && (last.name === "TimeoutError" || last.name === "AbortError")) {
    return "the model took too long";
  }
  return "the model failed";
};
