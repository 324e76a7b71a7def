import { createAacError, SpeechError } from "../speech.ts";
import { openAudio, readAt } from "./files.ts";
import { type AudioKind, HEAD_BYTES, kindOf } from "./kind.ts";
import { Fmp4Reader, isFragmented } from "./fmp4.ts";
import { openMp4 } from "./mp4.ts";
import { lastGranuleMs } from "./ogg.ts";
import { WavPcm } from "./wav.ts";
import { WebmReader } from "./webm.ts";

const TAIL_BYTES = 1024 * 1024;

/** AAC is not decoded: no decoder has a licence that we can use. */
export type DecodableKind = Exclude<AudioKind, "aac">;

export interface Probe {
  kind: DecodableKind;
  /** The duration where it is known without decoding; null otherwise (mp3). */
  durationMs: number | null;
}

/**
 * Detects a file's kind and, where it is cheap, its duration.
 * @throws SpeechError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_AAC
 */
export const probe = async (path: string): Promise<Probe> => {
  await using file = await openAudio(path);
  const head = await readAt(file, 0, HEAD_BYTES);
  if (head.length === 0) throw new SpeechError("AUDIO_EMPTY", "the file is empty");
  const kind = kindOf(head);
  if (!kind) throw new SpeechError("AUDIO_UNREADABLE", "unknown audio format");
  if (kind === "aac") throw createAacError();
  if (kind === "mp3") return { kind, durationMs: null };
  if (kind === "mp4" && !isFragmented(head)) {
    const mp4 = await openMp4(path);
    mp4.close();
    return { kind, durationMs: mp4.durationMs };
  }
  const { size } = await file.stat();
  if (kind === "wav") {
    const wav = new WavPcm();
    wav.push(head);
    return { kind, durationMs: wav.durationMs(size) };
  }
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  if (kind === "ogg") return { kind, durationMs: lastGranuleMs(tail) };
  if (kind === "mp4") {
    const fragments = new Fmp4Reader();
    const codec = fragments.push(head).find((event) => event.kind === "other-codec");
    if (codec?.codec === "mp4a") throw createAacError();
    const packets = Fmp4Reader.fromMiddle(fragments).push(tail);
    const end = packets.findLast((event) => event.kind === "packet");
    return { kind, durationMs: end?.ms ?? null };
  }
  const reader = new WebmReader();
  reader.push(head);
  if (reader.durationMs) return { kind, durationMs: reader.durationMs };
  const times = WebmReader.fromMiddle(reader).push(tail);
  const last = times.findLast((event) => event.kind === "packet" && event.ms !== null);
  return { kind, durationMs: last?.kind === "packet" ? last.ms : null };
};
