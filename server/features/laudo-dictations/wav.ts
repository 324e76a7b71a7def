import { MAX_DICTATION_BYTES } from "@relato/shared/domain/laudo/laudo.ts";
import { WAV_HEADER, WAV_RATE, wavHeader } from "@relato/shared/domain/wav.ts";

/**
 * The milliseconds of a dictated passage. Null unless the file is what our browsers write: the
 * header of `wavHeader` and 16-bit mono PCM. Other forms of WAV are refused, so that no decoder has
 * to read them.
 */
export const wavDuration = (file: Buffer): number | null => {
  const samples = (file.length - WAV_HEADER) / 2;
  if (samples <= 0 || !Number.isInteger(samples) || file.length > MAX_DICTATION_BYTES) return null;
  if (!file.subarray(0, WAV_HEADER).equals(wavHeader(samples))) return null;
  return Math.round((samples / WAV_RATE) * 1000);
};
