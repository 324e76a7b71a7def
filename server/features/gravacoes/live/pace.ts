import { SPEECH_RATE } from "../../../providers/speech/samples.ts";

/** Sound that may come at once, in milliseconds: what a page held back while the connection was opened. */
const BURST_MS = 15_000;
/** How much faster than it was spoken sound may come in the long run. */
const FASTER = 1.5;

/** Lets sound in at about the speed at which it is spoken. */
export class Pace {
  readonly #message_ms: number;
  #left_ms = BURST_MS;
  #at: number;

  /** @param samples of one message, at 16 kHz; `now`: milliseconds of any clock */
  constructor(samples: number, now = performance.now()) {
    this.#message_ms = (samples * 1000) / SPEECH_RATE;
    this.#at = now;
  }

  /** Counts one message; false when it came too early. */
  allows(now = performance.now()): boolean {
    this.#left_ms = Math.min(BURST_MS, this.#left_ms + (now - this.#at) * FASTER);
    this.#at = now;
    if (this.#left_ms < this.#message_ms) return false;
    this.#left_ms -= this.#message_ms;
    return true;
  }
}
