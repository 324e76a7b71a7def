import type { Config } from "../../platform/config/config.ts";
import { createLocalSpeech } from "./local/local.ts";
import { DEFAULT_MODEL } from "./model/catalogue.ts";
import { createOpenAiSpeech } from "./service/openai.ts";
import type { SpeechProvider } from "./speech.ts";

export type SpeechConfig = Pick<Config, "cache_dir"> &
  Partial<
    Pick<
      Config,
      "speech_model" | "speech_model_url" | "speech_url" | "speech_key" | "speech_threads"
    >
  >;

/** The speech provider that the configuration asks for: a service where SPEECH_URL names one, else this machine. */
export const createSpeech = (config: SpeechConfig): SpeechProvider => {
  const { speech_model: model, speech_url: url, speech_key: key } = config;
  if (url) return createOpenAiSpeech({ url, key, model });
  return createLocalSpeech({
    model: model ?? DEFAULT_MODEL,
    cacheDir: config.cache_dir,
    modelUrl: config.speech_model_url,
    threads: config.speech_threads,
  });
};
