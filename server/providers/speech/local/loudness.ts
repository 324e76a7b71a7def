import { peakOf } from "../samples.ts";

/** Lower peaks are raised to this: voice activity and small models miss quiet microphones. */
const TARGET = 0.3;
/** At most 30 dB. Quieter sound is the room's noise. */
const MAX_GAIN = 32;
/** Decay of the remembered peak per second. */
const DECAY = 0.97;

/** The gain that raises a peak to the target. Loud sound is unchanged. */
const gainFor = (peak: number): number =>
  peak === 0 ? 1 : Math.min(MAX_GAIN, Math.max(1, TARGET / peak));

/** Amplifies a quiet chunk. */
export const amplify = (pcm: Float32Array): Float32Array => {
  const gain = gainFor(peakOf(pcm));
  return gain === 1 ? pcm : pcm.map((sample) => sample * gain);
};

/** Amplifies a quiet stream by the peak of about the last half minute. */
export class LoudnessFollower {
  #peak = 0;

  /** @param pcm a block of about a second */
  push(pcm: Float32Array): Float32Array {
    this.#peak = Math.max(peakOf(pcm), this.#peak * DECAY);
    const gain = gainFor(this.#peak);
    return gain === 1 ? pcm : pcm.map((sample) => sample * gain);
  }
}
