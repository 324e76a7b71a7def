import { MAX_AUDIO_MS, limitStart } from "@relato/shared/domain/gravacao.ts";
import { SPEECH_RATE } from "../../../providers/speech/samples.ts";
import type { Segmento } from "../queries.ts";

type Measured = Pick<Segmento, "started_ms" | "duration_ms" | "bytes">;

/** The length of the longest track, with its gaps; four hours if a segment's length is unknown. */
export const longestTrackMs = (tracks: readonly (readonly Measured[])[]): number => {
  let longest = 0;
  for (const track of tracks) {
    let end = 0;
    for (const { started_ms, duration_ms } of track)
      end = Math.max(end, limitStart(started_ms) ?? 0) + (duration_ms ?? MAX_AUDIO_MS);
    longest = Math.max(longest, end);
  }
  return Math.min(longest, MAX_AUDIO_MS);
};

/** The header's durations are rounded, and the last packet may be cut. */
const SPARE_MS = 60_000;

/** The most bytes of the tracks' mix: WAV, 16 bits. */
export const mixBytes = (tracks: readonly (readonly Measured[])[]): number =>
  44 + 2 * Math.ceil(((longestTrackMs(tracks) + SPARE_MS) / 1000) * SPEECH_RATE);

/** The most bytes of joined WebM: packets are copied, and each second may add a cue. */
export const joinBytes = (tracks: readonly (readonly Measured[])[]): number =>
  tracks.flat().reduce((sum, { bytes }) => sum + bytes, 1024 * 1024) * 2;
