import { isLoopback } from "@relato/shared/domain/loopback.ts";
import { isReachable } from "../reachable.ts";
import { createBoundedFetch } from "./bounded-fetch.ts";
import { readContextTokens } from "./found-servers.ts";
import type { LanguageModel } from "./language-model.ts";
import { createSdkAsk, type SdkModel } from "./sdk-ask.ts";
import { slowFetch } from "./slow-fetch.ts";

/** `openai-compatible` is any server with /chat/completions, also on this machine. */
interface ModelChoice {
  provider: "openai-compatible" | "google" | "anthropic";
  model: string;
  /** The base URL. Required for openai-compatible; by default the provider's own. */
  url?: string | undefined;
  key?: string | undefined;
  /** Whether the answer is streamed. */
  stream: boolean;
  /** Milliseconds between two chunks of a streamed answer that count as a stall. */
  stall_ms?: number | undefined;
}

const MAKERS = {
  "openai-compatible": "http://localhost",
  google: "https://generativelanguage.googleapis.com",
  anthropic: "https://api.anthropic.com",
};

/** The address of a model's service. */
const addressOf = ({ provider, url }: ModelChoice): string => url ?? MAKERS[provider];

/** Creates the AI SDK's model. A provider's package is loaded only when chosen. */
const openModel = async (choice: ModelChoice): Promise<SdkModel> => {
  const { provider, model, url, key } = choice;
  const send = isLoopback(addressOf(choice)) ? (slowFetch as typeof fetch) : fetch;
  const service = { baseURL: url, apiKey: key, fetch: createBoundedFetch(send) };
  switch (provider) {
    case "openai-compatible": {
      if (url === undefined)
        throw new Error("WRITER_URL must be set for an OpenAI-compatible writer");
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        ...service,
        name: "writer",
        baseURL: url,
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(service)(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(service)(model);
    }
  }
};

/** The assumed context length of a service's model; current services take this or more. */
const CONTEXT_TOKENS = 128_000;
/** The assumed context length of a server on this machine that does not tell its own. */
const CONTEXT_TOKENS_HERE = 16_384;
const DEFAULT_STALL_MS = 60_000;

/** A model behind a service, through the AI SDK. */
export const createServiceModel = (choice: ModelChoice): LanguageModel => {
  const is_local = isLoopback(addressOf(choice));
  let context: Promise<number> | undefined;
  return {
    provider: choice.provider,
    name: choice.model,
    is_local,
    reachable: () => isReachable(addressOf(choice)),
    contextTokens: () => (context ??= contextOf(choice)),
    ask: createSdkAsk(() => openModel(choice), {
      stream: choice.stream,
      stall_ms: choice.stall_ms ?? DEFAULT_STALL_MS,
      waits_for_first: is_local,
    }),
    close: async () => {},
  };
};

const contextOf = async (choice: ModelChoice): Promise<number> =>
  isLoopback(addressOf(choice))
    ? ((await readContextTokens(addressOf(choice), choice.model)) ?? CONTEXT_TOKENS_HERE)
    : CONTEXT_TOKENS;
