import { ModelStore, type ModelStoreOptions } from "../../../platform/model-files/model-store.ts";
import { DEFAULT_MODEL_URL, KNOWN_MODELS } from "./catalogue.ts";
import { SPEECH_FORMAT, type SpeechModel } from "./folder.ts";

export interface SpeechModelStoreOptions extends Pick<
  ModelStoreOptions<SpeechModel>,
  "model" | "cacheDir"
> {
  /** The address of the known models (SPEECH_MODEL_URL). */
  modelUrl?: string | undefined;
  catalogue?: ModelStoreOptions<SpeechModel>["catalogue"];
}

export const createSpeechModelStore = ({
  model,
  cacheDir,
  modelUrl = DEFAULT_MODEL_URL,
  catalogue = KNOWN_MODELS,
}: SpeechModelStoreOptions): ModelStore<SpeechModel> =>
  new ModelStore({ model, cacheDir, modelUrl, catalogue, format: SPEECH_FORMAT });
