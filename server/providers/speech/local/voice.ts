import { createRequire } from "node:module";
import { join } from "node:path";
import { joinSamples, SPEECH_RATE } from "../samples.ts";
import { loadSherpa, type Vad } from "./sherpa.ts";

/** Positions in samples at 16 kHz from the recording's start. */
export interface Stretch {
  start: number;
  end: number;
}

const WINDOW = 512;
const MIN_SPEECH_S = 0.15;
/** Slightly longer than the pause at a comma, where the shipped model must not cut (measured). */
const MIN_SILENCE_S = 0.37;

/** Silero v6 from `@ricky0123/vad-web`, identical to upstream (sha256 1a153a22…8788e3, MIT). */
const sileroPath = (): string => {
  const main = createRequire(import.meta.url).resolve("@ricky0123/vad-web");
  return join(main, "..", "silero_vad_v6.onnx");
};

/** Detects stretches of speech. */
export class VoiceActivity {
  readonly #vad: Vad;
  readonly #longest: number;
  #rest = new Float32Array(0);
  #detectedFor = 0;

  /** @param longestS a longer stretch ends at the next short pause, in seconds */
  constructor(longestS: number) {
    const { Vad } = loadSherpa();
    this.#longest = longestS * 2 * SPEECH_RATE;
    this.#vad = new Vad(
      {
        sileroVad: {
          model: sileroPath(),
          threshold: 0.5,
          minSpeechDuration: MIN_SPEECH_S,
          minSilenceDuration: MIN_SILENCE_S,
          maxSpeechDuration: longestS,
          windowSize: WINDOW,
        },
        sampleRate: SPEECH_RATE,
        numThreads: 1,
        debug: 0,
      },
      longestS * 3,
    );
  }

  /** Whether there is speech at the end of the pushed sound. */
  get speaking(): boolean {
    return this.#vad.isDetected();
  }

  push(pcm: Float32Array): Stretch[] {
    const input = joinSamples(this.#rest, pcm);
    const found: Stretch[] = [];
    let at = 0;
    for (; at + WINDOW <= input.length; at += WINDOW) {
      this.#vad.acceptWaveform(input.subarray(at, at + WINDOW));
      this.#detectedFor = this.#vad.isDetected() ? this.#detectedFor + WINDOW : 0;
      // Music can look like endless speech. Bound the buffer.
      if (this.#detectedFor > this.#longest) this.#vad.flush();
      found.push(...this.#ready());
    }
    this.#rest = input.slice(at);
    return found;
  }

  /** Ends the last stretch by a second of silence. */
  flush(): Stretch[] {
    const found = this.push(new Float32Array(SPEECH_RATE));
    this.#vad.flush();
    return [...found, ...this.#ready()];
  }

  *#ready(): Generator<Stretch> {
    while (!this.#vad.isEmpty()) {
      const { start, samples } = this.#vad.front(false);
      this.#vad.pop();
      this.#detectedFor = 0;
      yield { start, end: start + samples.length };
    }
  }
}
