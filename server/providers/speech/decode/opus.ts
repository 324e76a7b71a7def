import { OpusDecoder } from "opus-decoder";
import { SPEECH_RATE } from "../samples.ts";
import { createTooLongError, MAX_AUDIO_MS } from "../speech.ts";
import { viewOf } from "./bytes.ts";
import { opusPacketSamples } from "./opus-packet.ts";

/** A shorter gap between packet times is clock jitter, not missing sound. */
const GAP_MIN_MS = 120;
/** A longer gap is a broken clock, not silence. */
const GAP_MAX_MS = 10 * 60_000;
const PER_48K = 3;
const MAX_SAMPLES = (MAX_AUDIO_MS / 1000) * SPEECH_RATE;

export interface OpusSetup {
  channels: number;
  /** Samples at 48 kHz to drop at the start (RFC 7845 section 4.2). */
  preSkip: number;
  streams: number;
  coupled: number;
  mapping: number[];
}

const MONO: OpusSetup = { channels: 1, preSkip: 0, streams: 1, coupled: 0, mapping: [0] };

/** Reads an `OpusHead` (RFC 7845 section 5.1). Missing or invalid fields default to mono. */
export const parseOpusHead = (head: Uint8Array): OpusSetup => {
  if (head.length < 12) return MONO;
  const preSkip = viewOf(head).getUint16(10, true);
  const channels = head[9] ?? 1;
  const family = head[18] ?? 0;
  // libopus mixes mono and stereo streams down itself, which is twice as fast.
  if (family === 0 || channels <= 2 || head.length < 21 + channels) return { ...MONO, preSkip };
  const mapping = [...head.subarray(21, 21 + channels)];
  return { channels, preSkip, streams: head[19] ?? 1, coupled: head[20] ?? 0, mapping };
};

/** Decodes Opus to 16 kHz mono. Fills gaps with silence, so that times match the player's. */
export class OpusPcm {
  readonly #decoder: OpusDecoder<16000>;
  #skip: number;
  #longest: number;
  /** Samples at 16 kHz since the stream's first packet, including skipped ones. */
  #position = 0;
  #firstMs: number | null = null;

  private constructor(decoder: OpusDecoder<16000>, setup: OpusSetup) {
    this.#decoder = decoder;
    this.#skip = Math.round(setup.preSkip / PER_48K);
    // The size of the wrapper's input buffer.
    this.#longest = 3840 * setup.channels;
  }

  static async create(setup: OpusSetup): Promise<OpusPcm> {
    const decoder = new OpusDecoder({
      sampleRate: SPEECH_RATE,
      channels: setup.channels,
      streamCount: setup.streams,
      coupledStreamCount: setup.coupled,
      channelMappingTable: setup.mapping,
    });
    await decoder.ready;
    return new OpusPcm(decoder, setup);
  }

  /**
   * Decodes consecutive packets of one stream. `ms` is the container's time of a packet.
   * @throws SpeechError AUDIO_TOO_LONG before it makes more than four hours of sound and silence
   */
  *decode(packets: { ms: number | null; data: Uint8Array }[]): Generator<Float32Array> {
    for (const { ms, data } of packets) {
      const samples48 = opusPacketSamples(data);
      if (samples48 === null) continue;
      if (ms !== null) yield* this.#gapBefore(ms);
      const mono =
        data.length > this.#longest
          ? new Float32Array(samples48 / PER_48K)
          : mixDown(this.#decoder.decodeFrame(data).channelData);
      this.#position += mono.length;
      const skipped = Math.min(this.#skip, mono.length);
      this.#skip -= skipped;
      if (mono.length > skipped) yield mono.subarray(skipped);
    }
  }

  *#gapBefore(ms: number): Generator<Float32Array> {
    this.#firstMs ??= ms;
    const here = (this.#position * 1000) / SPEECH_RATE;
    const gap = ms - this.#firstMs - here;
    if (Math.abs(gap) < GAP_MIN_MS) return;
    if (gap < 0 || gap > GAP_MAX_MS) {
      this.#firstMs = ms - here;
      return;
    }
    let missing = Math.round((gap * SPEECH_RATE) / 1000);
    this.#position += missing;
    if (this.#position > MAX_SAMPLES) throw createTooLongError();
    for (; missing > 0; missing -= SPEECH_RATE)
      yield new Float32Array(Math.min(missing, SPEECH_RATE));
  }

  free(): void {
    this.#decoder.free();
  }
}

/** The mean of all channels. */
export const mixDown = (channels: Float32Array[]): Float32Array => {
  const first = channels[0];
  if (!first || channels.length === 1) return first ?? new Float32Array(0);
  const mono = new Float32Array(first.length);
  const share = 1 / channels.length;
  for (const channel of channels)
    for (let i = 0; i < mono.length; i++)
      mono[i] = (mono[i] as number) + (channel[i] as number) * share;
  return mono;
};
