import type { ErrorCode } from "../../contract/errors.ts";
import type { Messages } from "../pt-br/app.ts";

export const errors: Record<ErrorCode, string> = {
  VALIDATION: "Something you entered was not accepted. Check the fields and try again.",
  BODY_TOO_LARGE: "What you sent is too large.",
  RATE_LIMITED: "Too many attempts. Try again in a few minutes.",
  NOT_FOUND: "We could not find what you are looking for.",
  UNAUTHENTICATED: "Your session has ended. Sign in again.",
  FORBIDDEN: "You do not have permission to do this.",
  ACCOUNT_DISABLED: "This account is disabled. Contact support.",
  MODELO_NOT_FOUND: "The selected template was not found",
  PACIENTE_NOT_FOUND: "Patient not found. Select another one.",
  GRAVACAO_NOT_FOUND: "The recording was not found on the server.",
  GRAVACAO_NOT_FINISHED: "The recording has not fully reached the server yet. Save it again.",
  GRAVACAO_IN_USE: "This recording already belongs to another consultation.",
  CONTEXT_REQUIRED: "Enter the patient context or select a patient.",
  CONTEXT_TOO_LONG: "The patient context is longer than 500 characters.",
  CONSENT_REFUSED: "Without the patient's consent nothing is processed.",
  TEXT_EMPTY: "The consultation text is empty.",
  TEXT_TOO_LONG: "The consultation text is too long: the limit is 400,000 characters.",
  CONSULTATION_LIMIT: "You have reached this month's consultation limit of the free plan.",
  CONSULTA_NOT_FAILED: "This consultation did not fail; there is nothing to try again.",
  UPLOAD_TOO_LARGE: "The file is too large: the limit is 1 GB.",
  UPLOAD_INCOMPLETE: "The audio did not fully reach the server. Save it again.",
  UPLOAD_CORRUPT: "The audio reached the server altered. Save it again.",
  AUDIO_UNREADABLE: "We could not read this file as audio.",
  AUDIO_EMPTY: "The audio is empty.",
  AUDIO_SILENT: "We heard no speech in this recording.",
  AUDIO_TOO_LONG: "The audio is too long.",
  AUDIO_AAC:
    "AAC audio (m4a) has to be converted first. Send it through this page in a current browser, or use mp3, wav, ogg or webm.",
  SPEECH_MODEL_MISSING: "The speech model is not installed on this server. The recording is kept.",
  SPEECH_FAILED: "Transcription failed. The recording is kept; try again.",
  STORAGE_FULL: "The server's disk is full. Nothing already stored has been lost.",
  UNAVAILABLE: "The service is unavailable right now. Try again in a moment.",
  INTERNAL: "An unexpected error occurred. Try again.",
};

export const failures: Messages["failures"] = {
  title: {
    auth: "Authentication error",
    consultation: "Consultation error",
    subscription: "Subscription error",
    network: "Connection error",
    other: "Error",
  },
  network: "Check your internet connection and try again.",
  unexpected: "An unexpected error occurred. Try again.",
};
