import { WAV_RATE } from "@relato/shared/domain/wav.ts";

/** Samples that are kept: one and a half of the longest passages. */
const MAX_KEPT = 90 * WAV_RATE;
/** The longest passage: MAX_DICTATION_BYTES of the contract. */
const MAX_PASSAGE = 60 * WAV_RATE;
/** Recognisers cut the first sound of an utterance: this much more is kept before and after it. */
const MARGIN_MS = 250;

/** The sound of an utterance, and where in it the words are, in milliseconds. */
export interface Passage {
  pcm: Int16Array<ArrayBuffer>;
  start_ms: number;
  end_ms: number;
}

const samplesOf = (ms: number): number => Math.round((ms * WAV_RATE) / 1000);

/**
 * The last sound that was sent over the live connection. Its times count from the first sound of
 * the connection, as those of the server's messages do.
 */
export class SentAudio {
  #chunks: Int16Array<ArrayBuffer>[] = [];
  /** Samples of the connection before the first kept chunk. */
  #dropped = 0;
  #kept = 0;

  /** A new connection counts from zero. */
  restart(): void {
    this.#chunks = [];
    this.#dropped = 0;
    this.#kept = 0;
  }

  add(pcm: ArrayBuffer): void {
    const chunk = new Int16Array(pcm);
    this.#chunks.push(chunk);
    this.#kept += chunk.length;
    while (this.#kept > MAX_KEPT) {
      const { length } = this.#chunks.shift()!;
      this.#kept -= length;
      this.#dropped += length;
    }
  }

  /** Null if its sound is no longer kept, or was never sent. */
  passage(start_ms: number, end_ms: number): Passage | null {
    const first = Math.max(samplesOf(start_ms - MARGIN_MS), this.#dropped, 0);
    const last = Math.min(samplesOf(end_ms + MARGIN_MS), this.#dropped + this.#kept);
    const from = Math.max(first, last - MAX_PASSAGE);
    if (samplesOf(start_ms) < this.#dropped || last <= from) return null;
    const pcm = new Int16Array(last - from);
    let at = this.#dropped;
    for (const chunk of this.#chunks) {
      const begin = Math.max(from - at, 0);
      const end = Math.min(last - at, chunk.length);
      if (begin < end) pcm.set(chunk.subarray(begin, end), at + begin - from);
      at += chunk.length;
    }
    const offset_ms = Math.round((from * 1000) / WAV_RATE);
    const length_ms = Math.round((pcm.length * 1000) / WAV_RATE);
    return {
      pcm,
      start_ms: Math.max(0, start_ms - offset_ms),
      end_ms: Math.min(length_ms, Math.max(1, end_ms - offset_ms)),
    };
  }
}
