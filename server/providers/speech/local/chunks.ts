import { joinSamples, SPEECH_RATE } from "../samples.ts";
import type { Stretch } from "./voice.ts";

/** The unit that the recogniser transcribes. */
export interface Chunk extends Stretch {
  pcm: Float32Array;
  /** The stretches with speech, in samples from the recording's start. */
  voiced: Stretch[];
}

/** Padding around each stretch, for soft first and last sounds. */
const PAD = Math.round(0.15 * SPEECH_RATE);
/** Step of the search for the quietest position. */
const STEP = Math.round(0.02 * SPEECH_RATE);
/** A stretch that is too long by at most this is trimmed instead of cut. */
const TRIM_MAX = Math.round(0.5 * SPEECH_RATE);

/**
 * Packs stretches of speech into chunks of at most `maxS` seconds. Joins stretches over pauses of
 * at most `joinS` seconds. Keeps only the sound of the unfinished chunk.
 */
export class ChunkPacker {
  readonly #max: number;
  readonly #join: number;
  #sound = new Float32Array(0);
  /** Position of the first kept sample, from the recording's start. */
  #base = 0;
  #pending: { start: number; end: number; voiced: Stretch[] } | null = null;
  #done = 0;

  constructor(maxS: number, joinS: number) {
    this.#max = Math.floor(maxS * SPEECH_RATE);
    this.#join = Math.round(joinS * SPEECH_RATE);
  }

  /** Number of pushed samples. */
  get heard(): number {
    return this.#base + this.#sound.length;
  }

  /**
   * @param pcm the next sound
   * @param stretches the stretches that end in it
   * @param speaking whether a stretch continues after it
   */
  push(pcm: Float32Array, stretches: Stretch[], speaking: boolean): Chunk[] {
    this.#keep(pcm);
    const chunks = stretches.flatMap((stretch) => this.#add(stretch));
    const waited = this.#pending ? this.heard - this.#pending.end : 0;
    if (!speaking && waited > this.#join + SPEECH_RATE) chunks.push(...this.#emit());
    return chunks;
  }

  flush(stretches: Stretch[]): Chunk[] {
    return [...stretches.flatMap((stretch) => this.#add(stretch)), ...this.#emit()];
  }

  #keep(pcm: Float32Array): void {
    const from = (this.#pending?.start ?? this.heard - 3 * this.#max) - PAD;
    const dropped = Math.min(this.#sound.length, Math.max(0, from - this.#base));
    this.#sound = joinSamples(this.#sound.subarray(dropped), pcm);
    this.#base += dropped;
  }

  #add(stretch: Stretch): Chunk[] {
    const voiced = this.#trim({
      start: Math.max(this.#done, this.#base, stretch.start),
      end: Math.min(this.heard, stretch.end),
    });
    const pending = this.#pending;
    if (
      pending &&
      voiced.start - pending.end <= this.#join &&
      voiced.end - pending.start <= this.#max
    ) {
      pending.end = voiced.end;
      pending.voiced.push(voiced);
      return [];
    }
    const chunks = this.#emit(voiced.start);
    let { start } = voiced;
    while (voiced.end - start > this.#max) {
      const cut = this.#quietest(start + Math.floor(this.#max / 4), start + this.#max);
      this.#pending = { start, end: cut, voiced: [{ start, end: cut }] };
      chunks.push(...this.#emit(cut));
      start = cut;
    }
    const { end } = voiced;
    if (end > start) this.#pending = { start, end, voiced: [{ start, end }] };
    return chunks;
  }

  /** Trims the quieter edges of a stretch that is slightly too long. */
  #trim({ start, end }: Stretch): Stretch {
    const excess = end - start - this.#max;
    if (excess <= 0 || excess > TRIM_MAX) return { start, end };
    let [from, to] = [start - this.#base, end - this.#base];
    while (to - from > this.#max) {
      const head = energyOf(this.#sound, from, from + STEP);
      const tail = energyOf(this.#sound, to - STEP, to);
      if (head < tail) from += STEP;
      else to -= STEP;
    }
    return { start: from + this.#base, end: to + this.#base };
  }

  /** @param next start of the next stretch; the padding ends before it */
  #emit(next = this.heard): Chunk[] {
    if (!this.#pending) return [];
    const { start, end, voiced } = this.#pending;
    this.#pending = null;
    const room = Math.max(0, this.#max - (end - start));
    const before = Math.min(PAD, Math.floor(room / 2), start - Math.max(this.#done, this.#base));
    const after = Math.min(PAD, room - before, next - end);
    const [from, to] = [start - before, end + after];
    this.#done = to;
    const pcm = this.#sound.slice(from - this.#base, to - this.#base);
    return [{ start: from, end: to, voiced, pcm }];
  }

  #quietest(from: number, to: number): number {
    const at = findQuietest(this.#sound, from - this.#base, to - this.#base);
    return this.#base + at;
  }
}

const energyOf = (pcm: Float32Array, from: number, to: number): number => {
  let energy = 0;
  for (let i = from; i < to; i++) energy += (pcm[i] ?? 0) ** 2;
  return energy;
};

/** A frame with this share of the loud frames' energy is a pause (-27 dB). */
const PAUSE_SHARE = 0.002;

/**
 * The best position for a cut between two samples: the middle of the longest pause (the latest of
 * equal ones), or the quietest frame if there is no pause.
 */
export const findQuietest = (pcm: Float32Array, from: number, to: number): number => {
  const frames: number[] = [];
  for (let at = from; at + STEP <= to; at += STEP) frames.push(energyOf(pcm, at, at + STEP));
  const loud = frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.9)] ?? 0;
  let best = { start: frames.indexOf(Math.min(...frames)), length: 1 };
  let length = 0;
  for (const [i, energy] of frames.entries()) {
    length = energy <= loud * PAUSE_SHARE ? length + 1 : 0;
    if (length > 0 && length >= best.length) best = { start: i - length + 1, length };
  }
  return Math.max(from, Math.min(to, from + Math.round((best.start + best.length / 2) * STEP)));
};
