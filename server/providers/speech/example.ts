import { fileURLToPath } from "node:url";
import { createLocalSpeech } from "./local/local.ts";
import type { SpeechProvider } from "./speech.ts";

/** The small model that we ship. It recognises only the example's voices and sentences. */
export const EXAMPLE_MODEL = fileURLToPath(new URL("./mini-whisper", import.meta.url));

/** Speech for the example consultation only. It cannot transcribe real recordings. */
export const createExampleSpeech = (): SpeechProvider =>
  createLocalSpeech({ model: EXAMPLE_MODEL, cacheDir: EXAMPLE_MODEL });
