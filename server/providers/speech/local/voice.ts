import { createRequire } from "node:module";
import { join } from "node:path";
import { SPEECH_RATE } from "../decode/resample.ts";
import { loadSherpa, type Vad } from "./sherpa.ts";

/** A stretch of the recording, in samples at 16 kHz from its start. */
export interface Stretch {
  start: number;
  end: number;
}

const WINDOW = 512;
const MIN_SPEECH_S = 0.15;
/** Just longer than the pause at a comma, where the shipped model must not be cut off from the rest (measured). */
const MIN_SILENCE_S = 0.37;

/** Silero v6 as `@ricky0123/vad-web` ships it; the same bytes as upstream's (sha256 1a153a22…8788e3, MIT). */
const sileroPath = (): string => {
  const main = createRequire(import.meta.url).resolve("@ricky0123/vad-web");
  return join(main, "..", "silero_vad_v6.onnx");
};

/** Finds where somebody speaks. */
export class VoiceActivity {
  readonly #vad: Vad;
  readonly #longest: number;
  #rest = new Float32Array(0);
  #detectedFor = 0;

  /** @param longestS seconds after which a stretch should end, at the next short pause */
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

  /** Whether somebody speaks at the end of what was pushed. */
  get speaking(): boolean {
    return this.#vad.isDetected();
  }

  push(pcm: Float32Array): Stretch[] {
    const input = new Float32Array(this.#rest.length + pcm.length);
    input.set(this.#rest);
    input.set(pcm, this.#rest.length);
    const found: Stretch[] = [];
    let at = 0;
    for (; at + WINDOW <= input.length; at += WINDOW) {
      this.#vad.acceptWaveform(input.subarray(at, at + WINDOW));
      this.#detectedFor = this.#vad.isDetected() ? this.#detectedFor + WINDOW : 0;
      // Music can be taken for one endless word; the buffer must not grow with it.
      if (this.#detectedFor > this.#longest) this.#vad.flush();
      found.push(...this.#ready());
    }
    this.#rest = input.slice(at);
    return found;
  }

  /** Ends the last stretch: some silence lets Silero end it as any other. */
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
