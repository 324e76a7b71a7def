import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { decodeAudio } from "../../../providers/speech/decode/decode.ts";
import type { AudioKind } from "../../../providers/speech/decode/kind.ts";
import { probe } from "../../../providers/speech/decode/probe.ts";
import { SpeechError } from "../../../providers/speech/speech.ts";

const MEDIA_TYPES: Record<Exclude<AudioKind, "aac">, string> = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  mp4: "audio/mp4",
  mp3: "audio/mpeg",
  wav: "audio/wav",
};

export interface Content {
  media_type: string;
  /** Null when only complete decoding would tell. */
  duration_ms: number | null;
}

/**
 * Reads the media type and length from a file's content, and decodes its first second.
 * @throws AppError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_TOO_LONG, AUDIO_AAC
 */
export const readContent = async (path: string): Promise<Content> => {
  try {
    const { kind, durationMs } = await probe(path);
    for await (const _second of decodeAudio(path)) break;
    return { media_type: MEDIA_TYPES[kind], duration_ms: durationMs && Math.round(durationMs) };
  } catch (error) {
    if (error instanceof SpeechError && error.code !== "ABORTED")
      throw new AppError(error.code satisfies ErrorCode);
    throw error;
  }
};
