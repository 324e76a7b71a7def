import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";
import type { Content } from "./audio-calls.ts";
import { type AudioProcess, AudioProcessError } from "./audio-process.ts";

/**
 * Reads the media type and length from a file's content, and decodes its first second. A process
 * that fails says nothing about the sound, so the recording stays and can be saved again.
 * @throws AppError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_TOO_LONG, AUDIO_AAC, UNAVAILABLE
 */
export const readContent = async (audio: AudioProcess, path: string): Promise<Content> => {
  try {
    return await audio.readContent(path);
  } catch (error) {
    if (error instanceof AudioProcessError) throw new AppError("UNAVAILABLE");
    if (error instanceof SpeechError && error.code !== "ABORTED")
      throw new AppError(error.code satisfies ErrorCode);
    throw error;
  }
};
