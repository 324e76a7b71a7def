import { decodeAudio } from "../../server/providers/speech/decode/decode.ts";
import { makeWav } from "../../server/providers/speech/testing/wav.ts";

/** The tone at the beginning, and how much it rises in a second: its frequency tells which moment of it is heard. */
const FROM_HZ = 400;
const RISE_HZ = 20;
const RATE = 48_000;
const HEARD_RATE = 16_000;
/** Heard in frames of 50 ms; a frame quieter than this holds no tone. */
const FRAME = 800;
const QUIET = 0.02;
/** Two frames further apart than this have something missing between them. */
const GAP_S = 0.2;

/** A rising tone as a WAV file, for Chromium's fake microphone. */
export const makeChirp = (seconds: number): Buffer =>
  makeWav(
    { tag: 1, bits: 16, rate: RATE, channels: 1 },
    Float32Array.from({ length: seconds * RATE }, (_, i) => {
      const t = i / RATE;
      return 0.5 * Math.sin(2 * Math.PI * (FROM_HZ * t + (RISE_HZ * t * t) / 2));
    }),
  );

/** The frequency of a frame by its zero crossings, the first and the last placed between their samples; null for silence. */
const frequencyOf = (frame: Float32Array): number | null => {
  const power = frame.reduce((sum, x) => sum + x * x, 0) / frame.length;
  if (Math.sqrt(power) < QUIET) return null;
  const crossings: number[] = [];
  for (let i = 1; i < frame.length; i++) {
    const [a = 0, b = 0] = [frame[i - 1], frame[i]];
    if (a < 0 && b >= 0) crossings.push(i - 1 + a / (a - b));
  }
  const [first, last] = [crossings[0], crossings.at(-1)];
  if (first === undefined || last === undefined || crossings.length < 5) return null;
  return ((crossings.length - 1) * HEARD_RATE) / (last - first);
};

/** The moments of the chirp, in seconds, that a recorded file holds. */
export const momentsOf = async (path: string): Promise<number[]> => {
  const moments: number[] = [];
  for await (const block of decodeAudio(path))
    for (let at = 0; at + FRAME <= block.length; at += FRAME) {
      const frequency = frequencyOf(block.subarray(at, at + FRAME));
      if (frequency !== null) moments.push((frequency - FROM_HZ) / RISE_HZ);
    }
  return moments;
};

/** Seconds missing of `seconds` of chirp: between its moments, and behind the last of them. */
export const countLost = (moments: readonly number[], seconds: number): number => {
  const sorted = moments.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return seconds;
  const between = sorted.reduce((sum, moment, i) => {
    const gap = moment - (sorted[i - 1] ?? moment);
    return gap > GAP_S ? sum + gap - FRAME / HEARD_RATE : sum;
  }, 0);
  // A slice is heard a little after it is spoken: what came after the end is no loss, and not counted against one.
  const behind = Math.max(0, seconds - (last - first) - GAP_S);
  return between + behind;
};
