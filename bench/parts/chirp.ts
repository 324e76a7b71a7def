import { decodeAudio } from "../../server/providers/speech/decode/decode.ts";
import { makeWav } from "../../server/providers/speech/testing/wav.ts";

/** The tone at the beginning, and how much it rises in a second: its frequency tells which moment of it is heard. */
const FROM_HZ = 400;
const RISE_HZ = 20;
const RATE = 48_000;
const HEARD_RATE = 16_000;
/** Heard in frames of 50 ms; a frame quieter than this holds no tone. */
const FRAME = 800;
export const FRAME_S = FRAME / HEARD_RATE;
const QUIET = 0.02;
/** Two frames that follow each other differ by the length of one, give or take this. */
const NOISE_S = 0.03;
/** From the device to the recorder a sound takes this long: so much is still on its way when a fault comes. */
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

const follows = (earlier: number | null | undefined, later: number | null | undefined): boolean =>
  typeof earlier === "number" &&
  typeof later === "number" &&
  Math.abs(later - earlier - FRAME_S) < NOISE_S;

/**
 * The moments of the chirp, in seconds, that a recorded file holds. A frame counts when it goes on where a neighbour stops: the
 * first one of a recording, where the tone sets in, and one across a gap have a frequency that says nothing.
 */
export const momentsOf = async (path: string): Promise<number[]> => {
  const heard: (number | null)[] = [];
  for await (const block of decodeAudio(path))
    for (let at = 0; at + FRAME <= block.length; at += FRAME) {
      const frequency = frequencyOf(block.subarray(at, at + FRAME));
      heard.push(frequency === null ? null : (frequency - FROM_HZ) / RISE_HZ);
    }
  return heard.filter(
    (moment, i): moment is number =>
      moment !== null && (follows(heard[i - 1], moment) || follows(moment, heard[i + 1])),
  );
};

/**
 * Seconds missing of `seconds` of chirp, between its moments and behind the last of them; and seconds that are there more than
 * once, which would be a corruption. A hole shorter than two frames is not seen.
 */
export const compareWithChirp = (
  moments: readonly number[],
  seconds: number,
): { lost_s: number; doubled_s: number } => {
  const sorted = moments.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return { lost_s: seconds, doubled_s: 0 };
  const steps = sorted.slice(1).map((moment, i) => moment - (sorted[i] ?? moment));
  const between = steps.reduce((sum, step) => (step > 2 * FRAME_S ? sum + step - FRAME_S : sum), 0);
  const behind = Math.max(0, seconds - (last - first + FRAME_S) - LATENCY_S);
  const doubled = steps.filter((step) => step < FRAME_S - NOISE_S).length * FRAME_S;
  return { lost_s: between + behind, doubled_s: doubled };
};
