import { MPEGDecoder } from "mpg123-decoder";
import { ByteQueue } from "./bytes.ts";
import { mixDown } from "./opus.ts";
import { Resampler } from "./resample.ts";

const BITRATES: Record<string, number[]> = {
  "1-1": [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  "1-2": [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  "1-3": [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  "2-1": [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  "2-2": [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  "2-3": [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const RATES = [44_100, 48_000, 32_000];
const HEADER = 4;

/** Bytes of the MPEG audio frame at this position (ISO 11172-3); null when there is none. */
export const mpegFrameLength = (bytes: Uint8Array, at: number): number | null => {
  const [a, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (a !== 0xff || b === undefined || c === undefined || (b & 0xe0) !== 0xe0) return null;
  const version = (b >> 3) & 3;
  const layer = 4 - ((b >> 1) & 3);
  const rate = RATES[(c >> 2) & 3];
  if (version === 1 || layer === 4 || rate === undefined) return null;
  const kbit = BITRATES[`${version === 3 ? 1 : 2}-${layer}`]?.[(c >> 4) - 1];
  if (kbit === undefined) return null;
  const hertz = rate / (version === 3 ? 1 : version === 2 ? 2 : 4);
  const padding = (c >> 1) & 1;
  if (layer === 1) return (Math.floor((12_000 * kbit) / hertz) + padding) * 4;
  const slots = layer === 3 && version !== 3 ? 72_000 : 144_000;
  return Math.floor((slots * kbit) / hertz) + padding;
};

/** Version, layer and sample rate of a frame as one number. */
const formatOf = (frame: Uint8Array): number =>
  ((frame[1] ?? 0) & 0xfe) * 256 + ((frame[2] ?? 0) & 0x0c);

/** Bytes of the ID3v2 tag at the front; 0 when there is none. */
export const id3Length = (bytes: Uint8Array): number => {
  if (bytes.length < 10 || bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return size + 10 + ((bytes[5] ?? 0) & 16 ? 10 : 0);
};

/**
 * Decodes MP3 to 16 kHz mono. Frames are found here, because mpg123's own search does not end on
 * some damaged files.
 */
export class Mp3Pcm {
  readonly #decoder: MPEGDecoder;
  readonly #queue = new ByteQueue();
  #resampler: Resampler | null = null;
  #rate = 0;
  #skip: number | null = null;
  #inSync = false;

  private constructor(decoder: MPEGDecoder) {
    this.#decoder = decoder;
  }

  static async create(): Promise<Mp3Pcm> {
    const decoder = new MPEGDecoder();
    await decoder.ready;
    return new Mp3Pcm(decoder);
  }

  push(bytes: Uint8Array): Float32Array[] {
    const queue = this.#queue;
    queue.push(bytes);
    if (this.#skip === null) {
      if (queue.length < 10) return [];
      this.#skip = id3Length(queue.peek(10));
    }
    const skipped = Math.min(this.#skip, queue.length);
    queue.drop(skipped);
    this.#skip -= skipped;
    let frames: Uint8Array[] = [];
    const out: Float32Array[] = [];
    while (queue.length >= HEADER) {
      const length = mpegFrameLength(queue.peek(HEADER), 0);
      // Out of sync, a header counts only if another header follows its frame.
      if (length !== null && queue.length < length + (this.#inSync ? 0 : HEADER)) break;
      const follows = () => mpegFrameLength(queue.peek(HEADER, length ?? 0), 0) !== null;
      this.#inSync = length !== null && (this.#inSync || follows());
      if (length === null || !this.#inSync) {
        queue.drop(1);
        continue;
      }
      const frame = queue.take(length);
      if (frames[0] && formatOf(frames[0]) !== formatOf(frame)) {
        out.push(...this.#decode(frames));
        frames = [];
      }
      frames.push(frame);
    }
    return [...out, ...this.#decode(frames)];
  }

  /** `frames` must have the same sample rate. */
  *#decode(frames: Uint8Array[]): Generator<Float32Array> {
    const { channelData, samplesDecoded, sampleRate } = this.#decoder.decodeFrames(frames);
    if (samplesDecoded === 0) return;
    if (sampleRate !== this.#rate) {
      if (this.#resampler) yield this.#resampler.flush();
      this.#resampler = new Resampler(sampleRate);
      this.#rate = sampleRate;
    }
    yield (this.#resampler as Resampler).push(mixDown(channelData));
  }

  flush(): Float32Array {
    return this.#resampler?.flush() ?? new Float32Array(0);
  }

  free(): void {
    this.#decoder.free();
  }
}
