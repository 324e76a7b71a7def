import { wavHeader } from "@relato/shared/domain/wav.ts";
import { decodeAudio } from "../decode/decode.ts";
import type { GrowingFile } from "../decode/growing.ts";
import { SPEECH_RATE } from "../samples.ts";
import { findQuietest } from "../local/chunks.ts";
import type { Stretch } from "../local/voice.ts";

/** A part of the recording for one request. */
export interface Piece extends Stretch {
  pcm: Float32Array;
}

/** 9.6 MB as WAV. Services accept 25 MB, and a retry sends one piece again. */
const PIECE_S = 300;
/** The quietest position is searched in these last seconds of a piece. */
const SEARCH_S = 30;

/**
 * Decodes a file into pieces of at most five minutes, cut at the quietest position.
 * @throws SpeechError as `decodeAudio`
 */
export async function* piecesOf(
  path: string,
  signal?: AbortSignal,
  growing?: GrowingFile,
): AsyncGenerator<Piece> {
  const pcm = new Float32Array(PIECE_S * SPEECH_RATE);
  let filled = 0;
  let start = 0;
  for await (const block of decodeAudio(path, signal, growing)) {
    if (filled + block.length > pcm.length) {
      const cut = findQuietest(pcm, filled - SEARCH_S * SPEECH_RATE, filled);
      yield { start, end: start + cut, pcm: pcm.slice(0, cut) };
      pcm.copyWithin(0, cut, filled);
      filled -= cut;
      start += cut;
    }
    pcm.set(block, filled);
    filled += block.length;
  }
  if (filled > 0) yield { start, end: start + filled, pcm: pcm.slice(0, filled) };
}

const FRAME = Math.round(0.03 * SPEECH_RATE);
/** A frame below this share of the loud frames' level is a pause. */
const PAUSE_SHARE = 0.06;
const PAUSE_FRAMES = 12;

/** The loud stretches of a piece, for services that return no times. */
export const loudStretches = ({ start, end, pcm }: Piece): Stretch[] => {
  const levels: number[] = [];
  for (let at = 0; at + FRAME <= pcm.length; at += FRAME) {
    let energy = 0;
    for (let i = at; i < at + FRAME; i++) energy += (pcm[i] as number) ** 2;
    levels.push(Math.sqrt(energy / FRAME));
  }
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.9)] ?? 0;
  const found: Stretch[] = [];
  for (const [i, level] of levels.entries()) {
    if (level === 0 || level < loud * PAUSE_SHARE) continue;
    const from = start + i * FRAME;
    const last = found.at(-1);
    if (last && from - last.end < PAUSE_FRAMES * FRAME) last.end = from + FRAME;
    else found.push({ start: from, end: from + FRAME });
  }
  return found.length > 0 ? found : [{ start, end }];
};

export const wavOf = (pcm: Float32Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(44 + pcm.length * 2);
  bytes.set(wavHeader(pcm.length));
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < pcm.length; i++) {
    const sample = Math.max(-1, Math.min(1, pcm[i] as number));
    view.setInt16(44 + i * 2, Math.round(sample * 32_767), true);
  }
  return bytes;
};
