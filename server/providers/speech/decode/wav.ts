import { ascii, ByteQueue, viewOf } from "./bytes.ts";
import { Resampler } from "./resample.ts";

export interface WavFormat {
  rate: number;
  channels: number;
  /** Bytes of one sample of one channel. */
  width: number;
  read: (view: DataView, at: number) => number;
}

const int24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) + view.getInt8(at + 2) * 65_536;

/** Compressed telephony samples (ITU-T G.711), from -1 to 1. */
const muLaw = (byte: number): number => {
  const bits = ~byte & 0xff;
  const size = (((bits & 15) << 3) + 132) * 2 ** ((bits >> 4) & 7) - 132;
  return (bits & 128 ? -size : size) / 32_768;
};
const aLaw = (byte: number): number => {
  const bits = byte ^ 0x55;
  const exponent = (bits >> 4) & 7;
  const mantissa = ((bits & 15) << 4) + 8;
  const size = exponent === 0 ? mantissa : (mantissa + 256) * 2 ** (exponent - 1);
  return (bits & 128 ? size : -size) / 32_768;
};

const READERS: Record<string, { width: number; read: WavFormat["read"] }> = {
  "1-8": { width: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 },
  "1-16": { width: 2, read: (view, at) => view.getInt16(at, true) / 2 ** 15 },
  "1-24": { width: 3, read: (view, at) => int24(view, at) / 2 ** 23 },
  "1-32": { width: 4, read: (view, at) => view.getInt32(at, true) / 2 ** 31 },
  "3-32": { width: 4, read: (view, at) => view.getFloat32(at, true) },
  "3-64": { width: 8, read: (view, at) => view.getFloat64(at, true) },
  "6-8": { width: 1, read: (view, at) => aLaw(view.getUint8(at)) },
  "7-8": { width: 1, read: (view, at) => muLaw(view.getUint8(at)) },
};

const parseFormat = (chunk: Uint8Array): WavFormat | null => {
  if (chunk.length < 16) return null;
  const view = viewOf(chunk);
  const tag = view.getUint16(0, true);
  // WAVE_FORMAT_EXTENSIBLE has the real tag in the first two bytes of its GUID.
  const realTag = tag === 0xfffe && chunk.length >= 26 ? view.getUint16(24, true) : tag;
  const channels = view.getUint16(2, true);
  const rate = view.getUint32(4, true);
  const kind = READERS[`${realTag}-${view.getUint16(14, true)}`];
  if (!kind || channels === 0 || channels > 64 || rate < 4000 || rate > 384_000) return null;
  return { rate, channels, ...kind };
};

export type WavState =
  | { kind: "header" }
  | { kind: "data"; format: WavFormat; remaining: number }
  | { kind: "broken"; reason: string }
  | { kind: "done" };

/** Decodes WAV to 16 kHz mono. A data length of 0 or too long means up to the end of the file. */
export class WavPcm {
  readonly #queue = new ByteQueue();
  #started = false;
  #skip = 0;
  #format: WavFormat | null = null;
  #resampler: Resampler | null = null;
  #dataBytes: number | null = null;
  state: WavState = { kind: "header" };

  push(bytes: Uint8Array): Float32Array[] {
    this.#queue.push(bytes);
    while (this.state.kind === "header" && this.#header());
    if (this.state.kind !== "data") return [];
    const frame = this.state.format.width * this.state.format.channels;
    const usable = Math.min(this.#queue.length, this.state.remaining);
    const whole = usable - (usable % frame);
    const data = this.#queue.take(whole);
    const { format } = this.state;
    const remaining = this.state.remaining - whole;
    this.state = remaining >= frame ? { kind: "data", format, remaining } : { kind: "done" };
    return whole === 0 ? [] : [(this.#resampler as Resampler).push(toMono(data, format))];
  }

  #header(): boolean {
    const queue = this.#queue;
    const skipped = Math.min(this.#skip, queue.length);
    queue.drop(skipped);
    this.#skip -= skipped;
    if (this.#skip > 0 || queue.length < 12) return false;
    if (!this.#started) {
      this.#started = true;
      queue.drop(12);
      return true;
    }
    const head = queue.peek(8);
    const name = ascii(head, 0, 4);
    const size = viewOf(head).getUint32(4, true);
    if (name === "data") return this.#data(size);
    if (name === "fmt " && size <= 4096) {
      if (queue.length < 8 + size) return false;
      this.#format = parseFormat(queue.peek(size, 8));
      if (!this.#format) this.state = { kind: "broken", reason: "unknown sample format" };
    }
    queue.drop(8);
    // Chunks are padded to an even length.
    this.#skip = size + (size & 1);
    return true;
  }

  #data(size: number): boolean {
    this.#queue.drop(8);
    if (!this.#format) {
      this.state = { kind: "broken", reason: "no format before the data" };
      return false;
    }
    const unknown = size === 0 || size >= 0x7fff_0000;
    this.#dataBytes = unknown ? Infinity : size;
    this.#resampler = new Resampler(this.#format.rate);
    this.state = { kind: "data", format: this.#format, remaining: this.#dataBytes };
    return false;
  }

  /** The duration of a file of `fileBytes`, after its header was pushed; null without a header. */
  durationMs(fileBytes: number): number | null {
    if (!this.#format || this.#dataBytes === null) return null;
    const { rate, width, channels } = this.#format;
    return (Math.min(fileBytes, this.#dataBytes) / (rate * width * channels)) * 1000;
  }

  flush(): Float32Array {
    return this.#resampler?.flush() ?? new Float32Array(0);
  }
}

const toMono = (data: Uint8Array, format: WavFormat): Float32Array => {
  const { channels, width, read } = format;
  const view = viewOf(data);
  const mono = new Float32Array(data.length / (width * channels));
  for (let i = 0, at = 0; i < mono.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++, at += width) sum += read(view, at);
    const mean = sum / channels;
    // Floating-point files can contain any value, also NaN.
    mono[i] = mean >= -1 && mean <= 1 ? mean : mean > 1 ? 1 : mean < -1 ? -1 : 0;
  }
  return mono;
};
