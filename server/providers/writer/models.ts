import type { LanguageModel } from "ai";

// The SDK prints its advice to the console, between our lines of JSON; what matters to us arrives as an error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Which model writes. `openai-compatible` is any server with /chat/completions, also one on this machine. */
export interface ModelChoice {
  provider: "openai-compatible" | "google" | "anthropic";
  model: string;
  /** The base URL; needed for openai-compatible, else the maker's own. */
  url?: string;
  key?: string;
}

const MAKERS = {
  "openai-compatible": "http://localhost",
  google: "https://generativelanguage.googleapis.com",
  anthropic: "https://api.anthropic.com",
};

/** Where a choice's service lies. */
export const addressOf = ({ provider, url }: ModelChoice): string => url ?? MAKERS[provider];

/** The AI SDK's model for a choice. Each maker's package is loaded only when it is chosen. */
export const openModel = async ({
  provider,
  model,
  url,
  key,
}: ModelChoice): Promise<LanguageModel> => {
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
