import { SpeechError } from "../speech.ts";
import { openAudio, readAt } from "./files.ts";
import { type AudioKind, HEAD_BYTES, kindOf } from "./kind.ts";
import { Fmp4Reader, isFragmented } from "./fmp4.ts";
import { openMp4 } from "./mp4.ts";
import { lastGranuleMs } from "./ogg.ts";
import { WavPcm } from "./wav.ts";
import { WebmReader } from "./webm.ts";

const TAIL_BYTES = 1024 * 1024;

/** The kinds that are decoded here; AAC is not (no decoder of a licence that we can take). */
export type DecodableKind = Exclude<AudioKind, "aac">;

export interface Probe {
  kind: DecodableKind;
  /** What can be known without decoding; null where nothing says it (mp3). */
  durationMs: number | null;
}

/**
 * What a file is, by its content, and how long, where that is cheap to know.
 * @throws SpeechError AUDIO_UNREADABLE, AUDIO_EMPTY, AUDIO_AAC
 */
export const probe = async (path: string): Promise<Probe> => {
  await using file = await openAudio(path);
  const head = await readAt(file, 0, HEAD_BYTES);
  if (head.length === 0) throw new SpeechError("AUDIO_EMPTY", "the file is empty");
  const kind = kindOf(head);
  if (!kind) throw new SpeechError("AUDIO_UNREADABLE", "the content is no audio that we know");
  if (kind === "aac") throw new SpeechError("AUDIO_AAC", "AAC is converted in the browser");
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
    if (codec?.codec === "mp4a")
      throw new SpeechError("AUDIO_AAC", "AAC is converted in the browser");
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
