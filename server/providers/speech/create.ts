import type { Config } from "../../platform/config/config.ts";
import { createAutoSpeech } from "./auto/auto.ts";
import { listenThroughRelay } from "./live/relay.ts";
import { createLocalSpeech } from "./local/local.ts";
import { AUTO_MODEL } from "./model/catalogue.ts";
import { createOpenAiSpeech } from "./service/openai.ts";
import type { SpeechProvider } from "./speech.ts";

export type SpeechConfig = Pick<Config, "cache_dir"> &
  Partial<
    Pick<
      Config,
      | "speech_model"
      | "speech_model_url"
      | "speech_url"
      | "speech_key"
      | "speech_threads"
      | "speech_memory_mb"
      | "live_url"
      | "live_model"
      | "live_key"
    >
  >;

/** Listeners through the live provider. Each needs a connection and a buffer. */
const MAX_RELAYED = 500;

const createTranscriber = (config: SpeechConfig): SpeechProvider => {
  const { speech_model, speech_url: url, speech_key: key } = config;
  const model = speech_model === AUTO_MODEL ? undefined : speech_model;
  if (url) return createOpenAiSpeech({ url, key, model });
  const options = {
    cacheDir: config.cache_dir,
    modelUrl: config.speech_model_url,
    threads: config.speech_threads,
    memory_mb: config.speech_memory_mb,
  };
  return model === undefined ? createAutoSpeech(options) : createLocalSpeech({ ...options, model });
};

/** A service if SPEECH_URL is set, else the local model. LIVE_MODEL replaces it for live words. */
export const createSpeech = (config: SpeechConfig): SpeechProvider => {
  const speech = createTranscriber(config);
  const { live_url: url, live_model: model, live_key: key } = config;
  if (!url || !model) return speech;
  return {
    ...speech,
    maxListeners: MAX_RELAYED,
    listen: async (options) => listenThroughRelay({ url, model, key }, options),
  };
};
