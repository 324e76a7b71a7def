import { parse as pathParts } from "node:path";
import { formatClock } from "@relato/shared/locales/format.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { readEnvironment } from "../platform/config/environment.ts";
import { createSpeech } from "../providers/speech/create.ts";
import {
  SpeechError,
  type SpeechProvider,
  type SpeechReadiness,
} from "../providers/speech/speech.ts";
import { segmentsToTurns } from "../providers/speech/turns.ts";
import { CliError } from "./error.ts";

export interface HeardFile {
  /** The file's name without its ending. */
  id: string;
  transcript: Transcript;
}

/**
 * Hears audio files with the speech provider that the configuration names (SPEECH_MODEL, SPEECH_URL), one after the
 * other. Progress goes to standard error where somebody watches it.
 * @throws CliError when one is no audio, or no model can be had
 */
export const hearFiles = async (paths: string[], language: Language): Promise<HeardFile[]> => {
  const speech = createSpeech(readEnvironment());
  try {
    const ready = await speech.prepare(sayReadiness);
    if (ready.state === "missing") {
      throw new CliError(`no speech model (${ready.reason}); set SPEECH_MODEL to a model's folder`);
    }
    const heard: HeardFile[] = [];
    for (const path of paths) heard.push(await hear(speech, path, language));
    return heard;
  } finally {
    await speech.close();
  }
};

const hear = async (
  speech: SpeechProvider,
  path: string,
  language: Language,
): Promise<HeardFile> => {
  try {
    const result = await speech.transcribe(path, {
      language,
      onProgress: ({ done_ms }) => say(`${path}: heard ${formatClock(done_ms)}`),
    });
    const { engine, model, duration_ms } = result;
    const turns = segmentsToTurns(result);
    return {
      id: pathParts(path).name,
      transcript: { engine, model, language, duration_ms, turns },
    };
  } catch (error) {
    if (error instanceof SpeechError)
      throw new CliError(`${path}: ${error.code}: ${error.message}`);
    throw error;
  }
};

const sayReadiness = (readiness: SpeechReadiness): void => {
  if (readiness.state !== "downloading") return;
  const share = Math.floor((100 * readiness.done_bytes) / Math.max(1, readiness.total_bytes));
  say(`downloading ${readiness.model}: ${share} %`);
};

const say = (line: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`);
};
