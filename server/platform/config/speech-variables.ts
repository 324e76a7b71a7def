import { text, url, whole } from "./schemas.ts";
import { type Variable, variable } from "./variable.ts";

/** https://ai.google.dev/api/live */
const GOOGLE_LIVE =
  "generativelanguage.googleapis.com/ws/" +
  "google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent";

/** Transcription: the local model, or services. */
export const SPEECH_VARIABLES = {
  SPEECH_MODEL: variable({
    schema: text,
    initial: "auto",
    about:
      "By memory and disk (auto), parakeet-v3, whisper-small, whisper-base, a model.json folder, " +
      "or a service's model.",
  }),
  SPEECH_MODEL_URL: variable({
    schema: url("http", "https", "file"),
    about: "A mirror from which the named model is downloaded.",
  }),
  SPEECH_THREADS: variable({
    schema: whole(1, 64),
    initial: "2",
    about: "Processor threads of the local model.",
  }),
  SPEECH_URL: variable({
    schema: url("http", "https"),
    about:
      "An OpenAI-compatible service used instead of the local model; audio leaves the machine.",
  }),
  SPEECH_KEY: variable({ schema: text, about: "Key of that service.", secret: true }),
  LIVE_MODEL: variable({
    schema: text,
    about:
      "A Gemini Live model for live captions, instead of the local one; audio is sent to Google.",
  }),
  LIVE_URL: variable({
    schema: url("ws", "wss"),
    initial: `wss://${GOOGLE_LIVE}`,
    shown: "Google",
    about: "That model's WebSocket (BidiGenerateContent).",
  }),
  LIVE_KEY: variable({ schema: text, about: "Key of that model's service.", secret: true }),
} as const satisfies Record<string, Variable>;
