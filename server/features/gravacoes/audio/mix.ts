import { wavHeader } from "@relato/shared/domain/wav.ts";
import { open } from "node:fs/promises";
import { limitStart, MAX_AUDIO_MS } from "@relato/shared/domain/gravacao.ts";
import { decodeAudio } from "../../../providers/speech/decode/decode.ts";
import { SPEECH_RATE } from "../../../providers/speech/samples.ts";
import { createTooLongError, SpeechError } from "../../../providers/speech/speech.ts";

/** A segment on the local disk. `started_ms` null: it follows the previous segment. */
export interface LocalSegment {
  path: string;
  started_ms: number | null;
}

const MAX_SAMPLES = (MAX_AUDIO_MS / 1000) * SPEECH_RATE;

/** One track at 16 kHz, with silence in its gaps. @throws SpeechError AUDIO_TOO_LONG */
async function* trackPcm(segments: LocalSegment[]): AsyncGenerator<Float32Array> {
  let position = 0;
  for (const { path, started_ms } of segments) {
    // A segment never starts before the end of the previous one.
    const started = limitStart(started_ms) ?? 0;
    const start = Math.max(position, Math.round((started * SPEECH_RATE) / 1000));
    for (; position < start; position += SPEECH_RATE)
      yield new Float32Array(Math.min(SPEECH_RATE, start - position));
    position = start;
    try {
      for await (const pcm of decodeAudio(path)) {
        position += pcm.length;
        if (position > MAX_SAMPLES) throw createTooLongError();
        yield pcm;
      }
    } catch (error) {
      // Only transcription refuses silence.
      if (!(error instanceof SpeechError) || !["AUDIO_SILENT", "AUDIO_EMPTY"].includes(error.code))
        throw error;
    }
  }
}

/** Reads a track in blocks of any size. */
class Track {
  readonly #source: AsyncGenerator<Float32Array>;
  #rest = new Float32Array(0);
  #isOver = false;

  constructor(segments: LocalSegment[]) {
    this.#source = trackPcm(segments);
  }
  /** Adds the next samples to `block` and returns their number. */
  async addTo(block: Float32Array): Promise<number> {
    let filled = 0;
    while (filled < block.length) {
      if (this.#rest.length === 0 && !this.#isOver) {
        const next = await this.#source.next();
        if (next.done === true) this.#isOver = true;
        else this.#rest = new Float32Array(next.value);
      }
      if (this.#isOver) break;
      const part = this.#rest.subarray(0, block.length - filled);
      for (const [i, sample] of part.entries())
        block[filled + i] = (block[filled + i] ?? 0) + sample;
      this.#rest = this.#rest.subarray(part.length);
      filled += part.length;
    }
    return filled;
  }
  async close(): Promise<void> {
    await this.#source.return(undefined);
  }
}

/** The sum of all tracks, in blocks of a second at 16 kHz. @throws SpeechError */
export async function* mixedPcm(tracks: LocalSegment[][]): AsyncGenerator<Float32Array> {
  const open = tracks.map((segments) => new Track(segments));
  try {
    for (;;) {
      const block = new Float32Array(SPEECH_RATE);
      let longest = 0;
      for (const track of open) longest = Math.max(longest, await track.addTo(block));
      if (longest === 0) return;
      yield block.subarray(0, longest);
      if (longest < block.length) return;
    }
  } finally {
    for (const track of open) await track.close();
  }
}

/**
 * Writes the mix of all tracks as mono WAV, 16 bits, 16 kHz: 1.9 MB a minute.
 * @throws SpeechError AUDIO_TOO_LONG before the file exceeds `max_bytes`
 */
export const mixToWav = async (
  tracks: LocalSegment[][],
  target: string,
  max_bytes: number,
): Promise<void> => {
  const file = await open(target, "w", 0o600);
  try {
    let samples = 0;
    await file.write(wavHeader(0));
    for await (const pcm of mixedPcm(tracks)) {
      const bytes = new Int16Array(pcm.length);
      for (const [i, sample] of pcm.entries())
        bytes[i] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
      if (44 + samples * 2 + bytes.byteLength > max_bytes) throw createTooLongError();
      await file.write(new Uint8Array(bytes.buffer), 0, bytes.byteLength, 44 + samples * 2);
      samples += pcm.length;
    }
    await file.write(wavHeader(samples), 0, 44, 0);
  } finally {
    await file.close();
  }
};
