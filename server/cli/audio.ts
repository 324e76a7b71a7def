import { parse as pathParts } from "node:path";
import { formatClock } from "@relato/shared/locales/format.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { createSpeech } from "../providers/speech/create.ts";
import {
  SpeechError,
  type SpeechErrorCode,
  type SpeechProvider,
  type SpeechReadiness,
} from "../providers/speech/speech.ts";
import { segmentsToTurns } from "../providers/speech/turns.ts";
import { CliError } from "./error.ts";
import type { Progress } from "./progress.ts";

export interface TranscribedFile {
  /** The file's name without its extension. */
  id: string;
  transcript: Transcript;
}

/**
 * Transcribes audio files one after the other, with the configured speech provider.
 * @throws CliError if a file is no audio, or no model is available
 */
export const transcribeFiles = async (
  paths: string[],
  language: Language,
  progress: Progress,
): Promise<TranscribedFile[]> => {
  const speech = createSpeech(readEnvironment());
  try {
    const ready = await speech.prepare((readiness) => showReadiness(readiness, progress));
    if (ready.state === "missing") {
      throw new CliError(`no speech model (${ready.reason}); set SPEECH_MODEL to a model's folder`);
    }
    const files: TranscribedFile[] = [];
    for (const path of paths) files.push(await transcribeFile(speech, path, language, progress));
    return files;
  } finally {
    progress.clear();
    await speech.close();
  }
};

const transcribeFile = async (
  speech: SpeechProvider,
  path: string,
  language: Language,
  { show }: Progress,
): Promise<TranscribedFile> => {
  try {
    show(`${path}: listening`);
    const result = await speech.transcribe(path, {
      language,
      onProgress: ({ done_ms }) => show(`${path}: listening`, formatClock(done_ms)),
    });
    const { engine, model, duration_ms } = result;
    const turns = segmentsToTurns(result);
    return {
      id: pathParts(path).name,
      transcript: { engine, model, language, duration_ms, turns },
    };
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    throw new CliError(`${path}: ${REASONS[error.code] ?? `${error.code}: ${error.message}`}`);
  }
};

/** Errors that the user can do something about. */
const REASONS: Partial<Record<SpeechErrorCode, string>> = {
  AUDIO_AAC: "AAC sound is converted by the web only; convert it to webm, ogg, mp3 or wav",
  AUDIO_EMPTY: "the file holds no sound",
  AUDIO_SILENT: "the sound is silence",
};

const showReadiness = (readiness: SpeechReadiness, { show }: Progress): void => {
  if (readiness.state !== "downloading") return;
  const share = Math.floor((100 * readiness.done_bytes) / Math.max(1, readiness.total_bytes));
  show(`downloading ${readiness.model}`, `${share} %`);
};
