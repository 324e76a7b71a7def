import {
  APICallError,
  generateText,
  type LanguageModel as SdkModel,
  NoObjectGeneratedError,
  Output,
  RetryError,
  streamText,
} from "ai";
import { isLoopback, isReachable } from "../reachable.ts";
import {
  type AskOptions,
  type LanguageModel,
  ModelFaultError,
  type Question,
  type Reply,
  type Usage,
} from "./language-model.ts";

// The SDK prints its advice to the console, between our lines of JSON; what matters to us arrives as an error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Which model writes. `openai-compatible` is any server with /chat/completions, also one on this machine. */
export interface ModelChoice {
  provider: "openai-compatible" | "google" | "anthropic";
  model: string;
  /** The base URL; needed for openai-compatible, else the maker's own. */
  url?: string | undefined;
  key?: string | undefined;
  /** Whether the answer is read as it comes. */
  stream: boolean;
}

const MAKERS = {
  "openai-compatible": "http://localhost",
  google: "https://generativelanguage.googleapis.com",
  anthropic: "https://api.anthropic.com",
};

/** Where a choice's service lies. */
export const addressOf = ({ provider, url }: ModelChoice): string => url ?? MAKERS[provider];

/** The AI SDK's model for a choice. Each maker's package is loaded only when it is chosen. */
export const openModel = async ({ provider, model, url, key }: ModelChoice): Promise<SdkModel> => {
  switch (provider) {
    case "openai-compatible": {
      if (url === undefined)
        throw new Error("WRITER_URL must be set for an OpenAI-compatible writer");
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "writer",
        baseURL: url,
        apiKey: key,
        includeUsage: true,
      })(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ baseURL: url, apiKey: key })(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL: url, apiKey: key })(model);
    }
  }
};

/** Tokens that a service's model is assumed to take; today's services take this or more. */
const CONTEXT_TOKENS = 128_000;
/** Tries of one call when the service answers 429 or 5xx or the network fails, with backoff and Retry-After. */
const MAX_RETRIES = 2;

/** A model behind a service that the AI SDK speaks to. */
export const createServiceModel = (choice: ModelChoice): LanguageModel => {
  let opened: Promise<SdkModel> | undefined;
  return {
    provider: choice.provider,
    name: choice.model,
    is_local: isLoopback(addressOf(choice)),
    reachable: () => isReachable(addressOf(choice)),
    contextTokens: async () => CONTEXT_TOKENS,
    ask: async (question, options) => {
      try {
        const model = await (opened ??= openModel(choice));
        return await (choice.stream ? streamed : whole)(model, question, options);
      } catch (error) {
        options.signal.throwIfAborted();
        throw faultOf(error);
      }
    },
    close: async () => {},
  };
};

const faultOf = (error: unknown): ModelFaultError => {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof ModelFaultError) return last;
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

const whole = async (
  model: SdkModel,
  { schema, ...question }: Question,
  { signal: abortSignal }: AskOptions,
): Promise<Reply> => {
  try {
    const { text, usage } = await generateText({
      model,
      ...question,
      output: Output.object({ schema }),
      abortSignal,
      maxRetries: MAX_RETRIES,
    });
    return { text, usage: usageOf(usage) };
  } catch (error) {
    // The SDK accepts bare JSON only. The caller also reads JSON inside a code fence.
    if (NoObjectGeneratedError.isInstance(error))
      return { text: error.text ?? "", usage: usageOf(error.usage) };
    throw error;
  }
};

const streamed = async (
  model: SdkModel,
  { schema, ...question }: Question,
  { signal: abortSignal, onProgress }: AskOptions,
): Promise<Reply> => {
  let failure: unknown;
  const result = streamText({
    model,
    ...question,
    output: Output.object({ schema }),
    abortSignal,
    maxRetries: MAX_RETRIES,
    onError: ({ error }) => {
      failure ??= error;
    },
  });
  let text = "";
  for await (const piece of result.textStream) {
    text += piece;
    onProgress?.(text.length);
  }
  abortSignal.throwIfAborted();
  if (failure !== undefined && !NoObjectGeneratedError.isInstance(failure)) throw failure;
  return { text, usage: usageOf(await result.usage) };
};
