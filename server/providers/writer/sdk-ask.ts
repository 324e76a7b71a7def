import {
  APICallError,
  asSchema,
  generateText,
  type LanguageModelMiddleware,
  RetryError,
  streamText,
  wrapLanguageModel,
} from "ai";
import { MOST_CHARACTERS } from "./bounded-fetch.ts";
import {
  type AskOptions,
  ModelFaultError,
  type Question,
  type Reply,
  type Usage,
} from "./language-model.ts";
import { createFormatFallback, type ResponseFormat } from "./response-format.ts";
import { createStallTimer } from "./stall.ts";

// The SDK prints advice to the console, between our JSON lines. Errors still arrive.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Retries after 429, 5xx or a network failure, with backoff and Retry-After. */
const MAX_RETRIES = 2;

interface SdkAskOptions {
  /** Whether the answer is streamed. */
  stream: boolean;
  /** Milliseconds between two chunks of a streamed answer that count as a stall. */
  stall_ms: number;
  /** Whether to wait for the first chunk without a limit: a local model reads the visit first. */
  waits_for_first: boolean;
}

/** A model made by a provider of the AI SDK. */
export type SdkModel = Parameters<typeof wrapLanguageModel>[0]["model"];

type Ask = (question: Question, options: AskOptions) => Promise<Reply>;

/**
 * Asks a model through the AI SDK. Stops reading after MOST_CHARACTERS.
 * @throws ModelFaultError, or the signal's reason after an abort
 */
export const createSdkAsk = (open: () => Promise<SdkModel>, sdk: SdkAskOptions): Ask => {
  let opened: Promise<SdkModel> | undefined;
  const withFormat = createFormatFallback((error) =>
    APICallError.isInstance(error) ? error.statusCode : undefined,
  );
  return async (question, options) => {
    try {
      const model = await (opened ??= open());
      const call = { model, question, options, sdk };
      return await withFormat((format) => (sdk.stream ? askStreaming : askWhole)(call, format));
    } catch (error) {
      options.signal.throwIfAborted();
      throw faultOf(error);
    }
  };
};

interface Call {
  model: SdkModel;
  question: Question;
  options: AskOptions;
  sdk: SdkAskOptions;
}

const requestOf = (call: Call, format: ResponseFormat, abortSignal: AbortSignal) => ({
  model: wrapLanguageModel({ model: call.model, middleware: requestFormat(format, call.question) }),
  system: call.question.system,
  prompt: call.question.prompt,
  abortSignal,
  maxRetries: MAX_RETRIES,
});

/**
 * Sets the response format. The SDK's `output` would parse the whole answer at each chunk, and
 * accept bare JSON only.
 */
const requestFormat = (format: ResponseFormat, { schema }: Question): LanguageModelMiddleware => ({
  specificationVersion: "v4",
  transformParams: async ({ params }) => {
    if (format === "text") return params;
    const described = format === "schema" ? { schema: await asSchema(schema).jsonSchema } : {};
    return { ...params, responseFormat: { type: "json", ...described } };
  },
});

const askWhole = async (call: Call, format: ResponseFormat): Promise<Reply> => {
  const request = requestOf(call, format, call.options.signal);
  const { text, usage, finishReason } = await generateText(request);
  if (text.length >= MOST_CHARACTERS) throw tooLong();
  return { text, usage: usageOf(usage), is_cut: finishReason === "length" };
};

const askStreaming = async (call: Call, format: ResponseFormat): Promise<Reply> => {
  const stall = createStallTimer(call.sdk.stall_ms);
  const stop = new AbortController();
  const signal = AbortSignal.any([call.options.signal, stall.signal, stop.signal]);
  let failure: unknown;
  if (!call.sdk.waits_for_first) stall.restart();
  try {
    const result = streamText({
      ...requestOf(call, format, signal),
      onError: ({ error }) => {
        failure ??= error;
      },
    });
    let text = "";
    let characters = 0;
    for await (const part of result.fullStream) {
      if (part.type !== "text-delta" && part.type !== "reasoning-delta") continue;
      stall.restart();
      if (part.type === "text-delta") text += part.text;
      characters += part.text.length;
      // Breaking out of the loop would wait for the end of the stream.
      if (characters >= MOST_CHARACTERS) stop.abort(tooLong());
      call.options.onProgress?.(text.length);
      call.options.onText?.(text);
    }
    signal.throwIfAborted();
    if (failure !== undefined) throw failure;
    const is_cut = (await result.finishReason) === "length";
    return { text, usage: usageOf(await result.usage), is_cut };
  } finally {
    stall.stop();
  }
};

const tooLong = (): ModelFaultError =>
  new ModelFaultError("MODEL_ANSWER_TOO_LONG", `${MOST_CHARACTERS} characters`);

const faultOf = (error: unknown): ModelFaultError => {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  for (let cause: unknown = last; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelFaultError) return cause;
  if (APICallError.isInstance(last))
    return last.statusCode === undefined
      ? new ModelFaultError("MODEL_UNREACHABLE")
      : new ModelFaultError("MODEL_REFUSED", String(last.statusCode));
  return new ModelFaultError("MODEL_FAILED", undefined, { cause: error });
};

interface SdkUsage {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}
const usageOf = (usage: SdkUsage | undefined): Usage => ({
  input_tokens: usage?.inputTokens ?? 0,
  output_tokens: usage?.outputTokens ?? 0,
});
