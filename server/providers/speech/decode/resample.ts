/** The rate every part of speech works at, in samples a second. */
export const SPEECH_RATE = 16_000;

/** Zero crossings of the sinc on each side of its centre: enough for a stop band below -60 dB. */
const LOBES = 12;
/** The pass band's end as a share of the lower Nyquist frequency; the rest is the filter's slope. */
const PASS = 0.92;
const KAISER_BETA = 6.5;

const bessel0 = (x: number): number => {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Streaming conversion of mono PCM from any rate to 16 kHz: a Kaiser-windowed sinc, one set of taps for each phase.
 * What lies above 8 kHz is filtered away first, so nothing folds back into the voice.
 */
export class Resampler {
  readonly #step: number;
  readonly #phases: Float32Array[];
  readonly #half: number;
  readonly #ratio: number;
  #buffer: Float32Array;
  #phase = 0;

  /** @param rate samples a second of what will be pushed */
  constructor(rate: number) {
    const divisor = gcd(rate, SPEECH_RATE);
    this.#ratio = SPEECH_RATE / divisor;
    this.#step = rate / divisor;
    const cutoff = (Math.min(rate, SPEECH_RATE) / rate) * PASS;
    this.#half = rate === SPEECH_RATE ? 0 : Math.ceil(LOBES / cutoff);
    this.#phases = [];
    for (let phase = 0; this.#half > 0 && phase < this.#ratio; phase++)
      this.#phases.push(this.#taps(phase / this.#ratio, cutoff));
    // The first output lies on the first input, so the filter's left half sees silence.
    this.#buffer = new Float32Array(this.#half);
  }

  #taps(fraction: number, cutoff: number): Float32Array {
    const taps = new Float32Array(2 * this.#half + 1);
    let sum = 0;
    for (let i = 0; i < taps.length; i++) {
      const x = i - this.#half - fraction;
      const angle = Math.PI * cutoff * x;
      const edge = Math.min(1, Math.abs(x) / (this.#half + 1));
      const window = bessel0(KAISER_BETA * Math.sqrt(1 - edge * edge));
      taps[i] = (x === 0 ? 1 : Math.sin(angle) / angle) * window;
      sum += taps[i] ?? 0;
    }
    return taps.map((tap) => tap / sum);
  }

  /** @returns what is certain by now, at 16 kHz; the array is new. */
  push(pcm: Float32Array): Float32Array {
    if (this.#half === 0) return pcm.slice();
    const input = new Float32Array(this.#buffer.length + pcm.length);
    input.set(this.#buffer);
    input.set(pcm, this.#buffer.length);
    const width = 2 * this.#half + 1;
    const out = new Float32Array(Math.ceil((input.length * this.#ratio) / this.#step) + 1);
    let written = 0;
    let at = 0;
    while (at + width <= input.length) {
      const taps = this.#phases[this.#phase] as Float32Array;
      // Two sums at a time: one alone waits for itself at every step, and this loop is all the work.
      let [even, odd] = [0, (taps[width - 1] as number) * (input[at + width - 1] as number)];
      for (let i = 0; i < width - 1; i += 2) {
        even += (taps[i] as number) * (input[at + i] as number);
        odd += (taps[i + 1] as number) * (input[at + i + 1] as number);
      }
      out[written++] = even + odd;
      this.#phase += this.#step;
      at += Math.floor(this.#phase / this.#ratio);
      this.#phase %= this.#ratio;
    }
    // `at` can lie beyond what has arrived only by less than one step, and a step is never wider than the filter.
    this.#buffer = input.slice(at);
    return out.subarray(0, written);
  }

  /** @returns the last samples, which waited for input to the right of them. */
  flush(): Float32Array {
    return this.#half === 0 ? new Float32Array(0) : this.push(new Float32Array(this.#half));
  }
}
