import { isLoopback } from "@relato/shared/domain/loopback.ts";
import { z } from "zod";
import { isReachable } from "../reachable.ts";
import { MOST_CHARACTERS } from "./bounded-fetch.ts";
import {
  type AskOptions,
  type LanguageModel,
  ModelFaultError,
  type Question,
  type Reply,
} from "./language-model.ts";
import { type OllamaChunk, OllamaError, streamChat } from "./ollama-stream.ts";
import { createFormatFallback, type ResponseFormat } from "./response-format.ts";
import { answerTokens, estimateTokens } from "./split.ts";
import { createStallTimer } from "./stall.ts";

export const OLLAMA_URL = "http://127.0.0.1:11434";

interface OllamaChoice {
  model: string;
  /** Without `/api`. */
  url: string;
  /** Milliseconds between two chunks of the answer that count as a stall. */
  stall_ms: number;
}

/** The model stays in memory between visits. */
const KEEP_ALIVE = "30m";
/** The most tokens of context: a laptop has no memory for more. Longer visits are split. */
const MOST_CONTEXT = 16_384;
/** A new context length reloads the model, so lengths are rounded up. */
const CONTEXT_STEP = 4096;
const TIMEOUT_MS = 10_000;
/** Ollama's default for a model without a context length. */
const UNKNOWN_CONTEXT = 4096;

/**
 * A model behind Ollama's own API, which takes a context length with each question
 * (https://docs.ollama.com/api/chat). Its OpenAI-compatible API truncates longer questions.
 */
export const createOllamaModel = ({ model, url, stall_ms }: OllamaChoice): LanguageModel => {
  const address = url.replace(/(?<!\/)\/+$/, "").replace(/\/(?:api|v1)$/, "");
  let known: Promise<number> | undefined;
  const contextTokens = (): Promise<number> => {
    known ??= readContext(address, model).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const withFormat = createFormatFallback((error) =>
    error instanceof OllamaError ? error.status : undefined,
  );
  let num_ctx = 0;
  return {
    provider: "ollama",
    name: model,
    // Ollama forwards questions to its cloud models to ollama.com.
    is_local: isLoopback(address) && !isCloudModel(model),
    reachable: () => isReachable(`${address}/api/version`),
    contextTokens: () =>
      contextTokens().catch((error: unknown) => {
        throw faultOf(error);
      }),
    ask: async (question, options) => {
      try {
        const most = await contextTokens();
        const needed = estimateTokens(question.system + question.prompt) + answerTokens(most);
        num_ctx = Math.max(num_ctx, Math.min(most, roundUp(needed)));
        return await withFormat((format) => {
          const body = bodyOf(model, question, format, num_ctx);
          return ask(`${address}/api/chat`, body, stall_ms, options);
        });
      } catch (error) {
        options.signal.throwIfAborted();
        throw faultOf(error);
      }
    },
    close: async () => {},
  };
};

/** Whether Ollama runs a model in its cloud, by the name: `gpt-oss:120b-cloud`. */
export const isCloudModel = (name: string): boolean => /[-:]cloud$/.test(name);

const roundUp = (tokens: number): number => Math.ceil(tokens / CONTEXT_STEP) * CONTEXT_STEP;

const showSchema = z.object({ model_info: z.record(z.string(), z.unknown()).default({}) });

/**
 * Reads a model's context length, at most MOST_CONTEXT.
 * @throws OllamaError, TypeError of `fetch`
 */
const readContext = async (address: string, model: string): Promise<number> => {
  const response = await fetch(`${address}/api/show`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new OllamaError(response.status, await response.text());
  const { model_info } = showSchema.parse(await response.json());
  const [length] = Object.entries(model_info).flatMap(([key, value]) =>
    key.endsWith(".context_length") && typeof value === "number" ? [value] : [],
  );
  return Math.min(MOST_CONTEXT, length ?? UNKNOWN_CONTEXT);
};

const bodyOf = (
  model: string,
  { system, prompt, schema }: Question,
  format: ResponseFormat,
  num_ctx: number,
) => ({
  model,
  messages: [
    { role: "system", content: system },
    { role: "user", content: prompt },
  ],
  stream: true,
  // Reasoning before a constrained answer takes minutes on a laptop.
  think: false,
  keep_alive: KEEP_ALIVE,
  options: { num_ctx, temperature: 0 },
  ...(format === "schema" ? { format: z.toJSONSchema(schema) } : {}),
  ...(format === "json" ? { format: "json" } : {}),
});

const ask = async (
  url: string,
  body: object,
  stall_ms: number,
  { signal, onProgress, onText }: AskOptions,
): Promise<Reply> => {
  const stall = createStallTimer(stall_ms);
  let text = "";
  let last: OllamaChunk | undefined;
  try {
    for await (const chunk of streamChat(url, body, AbortSignal.any([signal, stall.signal]))) {
      // Loading the model and reading the visit take longer than a stall.
      stall.restart();
      text += chunk.message?.content ?? "";
      if (text.length >= MOST_CHARACTERS)
        throw new ModelFaultError("MODEL_ANSWER_TOO_LONG", `${MOST_CHARACTERS} characters`);
      onProgress?.(text.length);
      onText?.(text);
      last = chunk;
    }
  } finally {
    stall.stop();
  }
  if (last?.done !== true) throw new ModelFaultError("MODEL_CRASHED", "the answer broke off");
  return {
    text,
    is_cut: last.done_reason === "length",
    usage: { input_tokens: last.prompt_eval_count ?? 0, output_tokens: last.eval_count ?? 0 },
  };
};

const faultOf = (error: unknown): ModelFaultError => {
  if (error instanceof ModelFaultError) return error;
  if (error instanceof OllamaError) {
    if (error.status === 404) return new ModelFaultError("MODEL_NOT_INSTALLED");
    // https://github.com/ollama/ollama/blob/main/server/sched.go
    if (/memory/i.test(error.reply)) return new ModelFaultError("MODEL_OUT_OF_MEMORY");
    return error.status === undefined
      ? new ModelFaultError("MODEL_CRASHED")
      : new ModelFaultError("MODEL_REFUSED", String(error.status));
  }
  // `fetch` throws these if nothing answers. The caller's own timeout was thrown before.
  if (error instanceof TypeError || (error instanceof Error && error.name === "TimeoutError"))
    return new ModelFaultError("MODEL_UNREACHABLE");
  return new ModelFaultError("MODEL_FAILED", undefined, { cause: error });
};
