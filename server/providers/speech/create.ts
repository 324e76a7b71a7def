import { createLocalSpeech } from "./local/local.ts";
import { DEFAULT_MODEL } from "./model/catalogue.ts";
import { createOpenAiSpeech } from "./service/openai.ts";
import type { SpeechProvider } from "./speech.ts";

export interface SpeechConfig {
  /** `SPEECH_MODEL`: a known model's name or a folder's path; or the service's model. */
  model?: string | undefined;
  /** `SPEECH_MODEL_URL`: where known models are downloaded from. */
  modelUrl?: string | undefined;
  /** Where downloaded models are kept. */
  cacheDir: string;
  /** `SPEECH_URL`: an OpenAI-compatible service; without it speech is heard on this machine. */
  url?: string | undefined;
  /** `SPEECH_KEY`: that service's key. */
  key?: string | undefined;
  threads?: number | undefined;
}

/** The speech provider that the configuration asks for. */
export const createSpeech = (config: SpeechConfig): SpeechProvider => {
  const { model, modelUrl, cacheDir, url, key, threads } = config;
  if (url) return createOpenAiSpeech({ url, key, model });
  return createLocalSpeech({ model: model ?? DEFAULT_MODEL, cacheDir, modelUrl, threads });
};
