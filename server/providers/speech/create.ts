import type { Config } from "../../platform/config/config.ts";
import { listenThroughRelay } from "./live/relay.ts";
import { createLocalSpeech } from "./local/local.ts";
import { DEFAULT_MODEL } from "./model/catalogue.ts";
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
      | "live_url"
      | "live_model"
      | "live_key"
    >
  >;

/** Listeners of a provider that does the work elsewhere; each is a connection and a buffer here. */
const MOST_RELAYED = 500;

/** What transcribes: a service where SPEECH_URL names one, else this machine. */
const createTranscriber = (config: SpeechConfig): SpeechProvider => {
  const { speech_model: model, speech_url: url, speech_key: key } = config;
  if (url) return createOpenAiSpeech({ url, key, model });
  return createLocalSpeech({
    model: model ?? DEFAULT_MODEL,
    cacheDir: config.cache_dir,
    modelUrl: config.speech_model_url,
    threads: config.speech_threads,
  });
};

/** The speech that the configuration asks for. LIVE_MODEL: who gives the words while they are spoken, in the transcriber's place. */
export const createSpeech = (config: SpeechConfig): SpeechProvider => {
  const speech = createTranscriber(config);
  const { live_url: url, live_model: model, live_key: key } = config;
  if (!url || !model) return speech;
  return {
    ...speech,
    mostListeners: MOST_RELAYED,
    listen: async (options) => listenThroughRelay({ url, model, key }, options),
  };
};
