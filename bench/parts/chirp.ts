import { decodeAudio } from "../../server/providers/speech/decode/decode.ts";
import { makeWav } from "../../server/providers/speech/testing/wav.ts";

/** The first frequency and its rise per second. A frequency identifies a moment. */
const FROM_HZ = 400;
const RISE_HZ = 20;
const RATE = 48_000;
const DECODED_RATE = 16_000;
/** Samples of a frame (50 ms). */
const FRAME = 800;
export const FRAME_S = FRAME / DECODED_RATE;
/** A frame with a lower level has no tone. */
const QUIET = 0.02;
/** Tolerance of the time between two consecutive frames. */
const NOISE_S = 0.03;
/** Delay from the device to the recorder. This sound is not recorded yet when a fault occurs. */
const LATENCY_S = 0.1;

/** A rising tone as a WAV file, for Chromium's fake microphone. */
export const makeChirp = (seconds: number): Buffer =>
  makeWav(
    { tag: 1, bits: 16, rate: RATE, channels: 1 },
    Float32Array.from({ length: seconds * RATE }, (_, i) => {
      const t = i / RATE;
      return 0.5 * Math.sin(2 * Math.PI * (FROM_HZ * t + (RISE_HZ * t * t) / 2));
    }),
  );

/** The frequency of a frame by its interpolated zero crossings; null for silence. */
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
  return ((crossings.length - 1) * DECODED_RATE) / (last - first);
};

const isConsecutive = (
  earlier: number | null | undefined,
  later: number | null | undefined,
): boolean =>
  typeof earlier === "number" &&
  typeof later === "number" &&
  Math.abs(later - earlier - FRAME_S) < NOISE_S;

/**
 * The moments of the chirp in a recorded file, in seconds. A frame counts only next to a
 * consecutive frame. The first frame of a recording and a frame across a gap have wrong
 * frequencies.
 */
export const momentsOf = async (path: string): Promise<number[]> => {
  const moments: (number | null)[] = [];
  for await (const block of decodeAudio(path))
    for (let at = 0; at + FRAME <= block.length; at += FRAME) {
      const frequency = frequencyOf(block.subarray(at, at + FRAME));
      moments.push(frequency === null ? null : (frequency - FROM_HZ) / RISE_HZ);
    }
  return moments.filter(
    (moment, i): moment is number =>
      moment !== null &&
      (isConsecutive(moments[i - 1], moment) || isConsecutive(moment, moments[i + 1])),
  );
};

/**
 * Compares the recorded moments with `seconds` of chirp. Returns lost seconds (inside and at the
 * end) and doubled seconds (a corruption). Holes under two frames are not detected.
 */
export const compareWithChirp = (
  moments: readonly number[],
  seconds: number,
): { lost_s: number; doubled_s: number } => {
  const sorted = moments.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return { lost_s: seconds, doubled_s: 0 };
  const steps = sorted.slice(1).map((moment, i) => moment - (sorted[i] ?? moment));
  const inside = steps.reduce((sum, step) => (step > 2 * FRAME_S ? sum + step - FRAME_S : sum), 0);
  const atEnd = Math.max(0, seconds - (last - first + FRAME_S) - LATENCY_S);
  const doubled = steps.filter((step) => step < FRAME_S - NOISE_S).length * FRAME_S;
  return { lost_s: inside + atEnd, doubled_s: doubled };
};
