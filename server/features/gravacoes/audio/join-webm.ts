import { limitStart, MAX_AUDIO_MS } from "@relato/shared/domain/gravacao.ts";
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { readPieces } from "../../../providers/speech/decode/files.ts";
import { opusPacketSamples } from "../../../providers/speech/decode/opus-packet.ts";
import { WebmReader } from "../../../providers/speech/decode/webm.ts";
import { createTooLongError, SpeechError } from "../../../providers/speech/speech.ts";
import type { LocalSegment } from "./mix.ts";

const RATE = 48_000;
const MAX_POSITION = (MAX_AUDIO_MS / 1000) * RATE;
/** As in decode/opus.ts, so that times in the transcript are times in the player. */
const GAP_MIN_MS = 120;
const GAP_MAX_MS = 600_000;

/** Times of packets in samples at 48 kHz: without gaps, except where audio is missing. */
class Clock {
  #position = 0;
  #anchor: number | null = null;

  /** Starts a stream or file at `started_ms`, or at the current position if that is later. */
  restart(started_ms = 0): void {
    this.#anchor = null;
    const started = limitStart(started_ms) ?? 0;
    this.#position = Math.max(this.#position, Math.round((started * RATE) / 1000));
  }
  /** `ms`: the container's time. Returns the packet's time in seconds. */
  timeOf(ms: number | null, samples: number): number {
    if (ms !== null) {
      const here = (this.#position * 1000) / RATE;
      this.#anchor ??= ms - here;
      const gap = ms - this.#anchor - here;
      if (gap >= GAP_MIN_MS && gap <= GAP_MAX_MS) this.#position += Math.round((gap * RATE) / 1000);
      else if (Math.abs(gap) >= GAP_MIN_MS) this.#anchor = ms - here;
    }
    const timestamp = this.#position / RATE;
    this.#position += samples;
    if (this.#position > MAX_POSITION) throw createTooLongError();
    return timestamp;
  }
}

/** An OpusHead without a mapping table (RFC 7845 section 5.1). */
const HEAD_BYTES = 19;

/** @throws SpeechError AUDIO_UNREADABLE */
const configOf = (head: Uint8Array): AudioDecoderConfig => {
  const channels = head[9] ?? 0;
  if (head.length < HEAD_BYTES || channels === 0)
    throw new SpeechError("AUDIO_UNREADABLE", "a segment has no OpusHead");
  return {
    codec: "opus",
    numberOfChannels: channels,
    sampleRate: RATE,
    description: Uint8Array.from(head),
  };
};

/**
 * Joins WebM segments into one file with a duration and cues, so that a player can seek. Copies
 * packets without decoding. Reads with our reader: mediabunny's drops the last cluster of a
 * truncated file, and never ends for some damaged files.
 * @throws SpeechError AUDIO_UNREADABLE when a segment is not WebM with Opus, AUDIO_TOO_LONG when
 * the result would exceed four hours or its packets `max_bytes`
 */
export const joinWebm = async (
  segments: LocalSegment[],
  target: string,
  max_bytes: number,
): Promise<void> => {
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(target) });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  let bytes = 0;
  try {
    const clock = new Clock();
    for (const { path, started_ms } of segments) {
      let decoderConfig: AudioDecoderConfig | null = null;
      const reader = new WebmReader();
      clock.restart(started_ms ?? 0);
      for await (const piece of readPieces(path)) {
        for (const event of reader.push(piece)) {
          if (event.kind === "stream") {
            clock.restart();
            decoderConfig ??= configOf(event.head);
          }
          if (event.kind !== "packet" || decoderConfig === null) continue;
          bytes += event.data.length;
          if (bytes > max_bytes) throw createTooLongError();
          const samples = opusPacketSamples(event.data);
          if (samples === null) continue;
          const packet = new EncodedPacket(
            event.data,
            "key",
            clock.timeOf(event.ms, samples),
            samples / RATE,
          );
          await source.add(packet, { decoderConfig });
        }
      }
      if (decoderConfig === null)
        throw new SpeechError("AUDIO_UNREADABLE", "a segment is not WebM with Opus");
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
};
