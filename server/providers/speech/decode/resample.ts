import { joinSamples, SPEECH_RATE } from "../samples.ts";

/** Zero crossings of the sinc on each side: a stop band below -60 dB. */
const LOBES = 12;
/** The pass band's end as a share of the lower Nyquist frequency. */
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
 * Converts a stream of mono PCM from any rate to 16 kHz by a Kaiser-windowed sinc with one set of
 * taps for each phase. Removes frequencies above 8 kHz to prevent aliasing.
 */
export class Resampler {
  readonly #step: number;
  readonly #phases: Float32Array[];
  readonly #half: number;
  readonly #ratio: number;
  #buffer: Float32Array;
  #phase = 0;

  /** @param rate samples per second of the input */
  constructor(rate: number) {
    const divisor = gcd(rate, SPEECH_RATE);
    this.#ratio = SPEECH_RATE / divisor;
    this.#step = rate / divisor;
    const cutoff = (Math.min(rate, SPEECH_RATE) / rate) * PASS;
    this.#half = rate === SPEECH_RATE ? 0 : Math.ceil(LOBES / cutoff);
    this.#phases = [];
    for (let phase = 0; this.#half > 0 && phase < this.#ratio; phase++)
      this.#phases.push(this.#taps(phase / this.#ratio, cutoff));
    // The first output is at the first input: the filter's left half is silence.
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

  /** Returns the samples that later input cannot change, as a new array. */
  push(pcm: Float32Array): Float32Array {
    if (this.#half === 0) return pcm.slice();
    const input = joinSamples(this.#buffer, pcm);
    const width = 2 * this.#half + 1;
    const out = new Float32Array(Math.ceil((input.length * this.#ratio) / this.#step) + 1);
    let written = 0;
    let at = 0;
    while (at + width <= input.length) {
      const taps = this.#phases[this.#phase] as Float32Array;
      // Two independent sums use the processor's pipeline; this loop is the hot path.
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
    // A step is never wider than the filter, so `at` stays within the input.
    this.#buffer = input.slice(at);
    return out.subarray(0, written);
  }

  /** Returns the last samples, which waited for more input. */
  flush(): Float32Array {
    return this.#half === 0 ? new Float32Array(0) : this.push(new Float32Array(this.#half));
  }
}
