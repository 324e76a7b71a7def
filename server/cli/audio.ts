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

export interface HeardFile {
  /** The file's name without its ending. */
  id: string;
  transcript: Transcript;
}

/**
 * Hears audio files with the speech provider that the configuration names (SPEECH_MODEL, SPEECH_URL), one after the
 * other.
 * @throws CliError when one is no audio, or no model can be had
 */
export const hearFiles = async (
  paths: string[],
  language: Language,
  progress: Progress,
): Promise<HeardFile[]> => {
  const speech = createSpeech(readEnvironment());
  try {
    const ready = await speech.prepare((readiness) => showReadiness(readiness, progress));
    if (ready.state === "missing") {
      throw new CliError(`no speech model (${ready.reason}); set SPEECH_MODEL to a model's folder`);
    }
    const heard: HeardFile[] = [];
    for (const path of paths) heard.push(await hear(speech, path, language, progress));
    return heard;
  } finally {
    progress.clear();
    await speech.close();
  }
};

const hear = async (
  speech: SpeechProvider,
  path: string,
  language: Language,
  { show }: Progress,
): Promise<HeardFile> => {
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

/** Where the person can do something about it. */
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
