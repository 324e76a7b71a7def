import { fileURLToPath } from "node:url";
import { createLocalSpeech } from "./local/local.ts";
import type { SpeechProvider } from "./speech.ts";

/** The folder of the small model that ships with the product. It knows only the example's voices and sentences. */
export const EXAMPLE_MODEL = fileURLToPath(new URL("./mini-whisper", import.meta.url));

/** Speech for the example consultation alone; a real recording comes out of it as nonsense. */
export const createExampleSpeech = (): SpeechProvider =>
  createLocalSpeech({ model: EXAMPLE_MODEL, cacheDir: EXAMPLE_MODEL });
