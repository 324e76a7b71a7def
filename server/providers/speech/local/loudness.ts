/** Peaks below this are raised to it: quiet microphones are common, and voice activity and small models miss them. */
const TARGET = 0.3;
/** At most 30 dB: what is quieter is the room. */
const MOST = 32;
/** Share of the remembered peak that is left after a second without anything as loud. */
const DECAY = 0.97;

const peakOf = (pcm: Float32Array): number => {
  let peak = 0;
  for (const sample of pcm) peak = Math.max(peak, Math.abs(sample));
  return peak;
};

/** The factor that brings a sound of this peak to where speech is heard well; loud sound stays as it is. */
const gainFor = (peak: number): number =>
  peak === 0 ? 1 : Math.min(MOST, Math.max(1, TARGET / peak));

/** A chunk made loud enough to be understood. */
export const loudEnough = (pcm: Float32Array): Float32Array => {
  const gain = gainFor(peakOf(pcm));
  return gain === 1 ? pcm : pcm.map((sample) => sample * gain);
};

/** Makes a stream loud enough as it comes, by the loudest of about the last half minute. */
export class LoudnessFollower {
  #peak = 0;

  /** @param pcm a block of about a second */
  push(pcm: Float32Array): Float32Array {
    this.#peak = Math.max(peakOf(pcm), this.#peak * DECAY);
    const gain = gainFor(this.#peak);
    return gain === 1 ? pcm : pcm.map((sample) => sample * gain);
  }
}
