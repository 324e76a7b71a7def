import { SPEECH_RATE } from "../../../providers/speech/samples.ts";

/** Milliseconds of audio that may arrive at once: a page buffers while it connects. */
const BURST_MS = 15_000;
/** Long-term limit, in multiples of the speed of speech. */
const MAX_SPEED = 1.5;

/** A token bucket that admits audio at about the speed of speech. */
export class Pace {
  readonly #message_ms: number;
  #left_ms = BURST_MS;
  #at: number;

  /** `samples` of one message, at 16 kHz; `now` in milliseconds of any clock. */
  constructor(samples: number, now = performance.now()) {
    this.#message_ms = (samples * 1000) / SPEECH_RATE;
    this.#at = now;
  }

  /** Counts one message; false when it is too early. */
  allows(now = performance.now()): boolean {
    this.#left_ms = Math.min(BURST_MS, this.#left_ms + (now - this.#at) * MAX_SPEED);
    this.#at = now;
    if (this.#left_ms < this.#message_ms) return false;
    this.#left_ms -= this.#message_ms;
    return true;
  }
}
