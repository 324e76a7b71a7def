import type { Messages } from "../pt-br/app.ts";

export const services: Messages["services"] = {
  downloading: (share) =>
    `The speech model is being downloaded (${share}). You can record already: transcription starts when it arrives.`,
  notYet:
    "The speech model will be downloaded once, with the first recorded visit. You can record now: transcription starts when it arrives.",
  missing: "The speech model is not available on this server.",
  missingDetail:
    "Recordings are kept and wait. To transcribe them, whoever runs the server can name a model's folder (SPEECH_MODEL) or a transcription service (SPEECH_URL). Meanwhile you can give the consultation as text.",
  storageFull: "The server's disk is full. Free some space before recording.",
  dismiss: "Got it",
  health: {
    title: "Services",
    checking: "Checking…",
    online: "Online",
    offline: "Offline",
    check: "Check now",
    unknown: "The server did not answer.",
    parts: { speech: "Transcription", writer: "Document", storage: "Storage" },
    reasons: {
      model_missing: "the speech model is not available",
      model_downloading: "the speech model is being downloaded",
      unreachable: "the service does not answer",
      full: "the disk is full",
      failed: "the storage failed",
    },
    /** Reasons of the model that writes, in addition to `reasons`. */
    writerReasons: {
      model_missing: "the writing model is not installed; the engine writes",
      model_downloading: "the writing model is being downloaded; the engine writes",
    },
    reason: (part, reason) => `${part}: ${reason}`,
  },
};
