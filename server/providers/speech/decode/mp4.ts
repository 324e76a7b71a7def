import type { EncodedPacketSink } from "mediabunny";
import { createAacError, SpeechError } from "../speech.ts";
import { type OpusSetup, parseOpusHead } from "./opus.ts";

export interface Mp4Opus {
  setup: OpusSetup;
  /** The header's duration; null in fragmented files. */
  durationMs: number | null;
  packets(): AsyncGenerator<{ ms: number; data: Uint8Array }>;
  close(): void;
}

/**
 * Opens the Opus track of an MP4. A truncated file gives the packets before the cut.
 * @throws SpeechError AUDIO_AAC, AUDIO_UNREADABLE
 */
export const openMp4 = async (path: string): Promise<Mp4Opus> => {
  // Loaded on demand: mediabunny needs 30 MB of memory, and most recordings are WebM.
  const { EncodedPacketSink, FilePathSource, Input, MP4, QTFF } = await import("mediabunny");
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new SpeechError("AUDIO_UNREADABLE", "mp4 without an audio track");
    const codec = await track.getCodec();
    if (codec === "aac") throw createAacError();
    if (codec !== "opus")
      throw new SpeechError("AUDIO_UNREADABLE", `mp4 with ${codec ?? "no codec"}`);
    const config = await track.getDecoderConfig();
    const seconds = await input.getDurationFromMetadata();
    return {
      setup: parseOpusHead(toBytes(config?.description)),
      durationMs: seconds ? seconds * 1000 : null,
      packets: () => packetsOf(new EncodedPacketSink(track)),
      close: () => input.dispose(),
    };
  } catch (error) {
    input.dispose();
    if (error instanceof SpeechError) throw error;
    throw new SpeechError("AUDIO_UNREADABLE", `mp4: ${String(error)}`);
  }
};

const toBytes = (description: ArrayBufferView | ArrayBufferLike | undefined): Uint8Array => {
  if (!description) return new Uint8Array(0);
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
};

async function* packetsOf(
  sink: EncodedPacketSink,
): AsyncGenerator<{ ms: number; data: Uint8Array }> {
  const packets = sink.packets();
  for (;;) {
    let next: IteratorResult<{ timestamp: number; data: Uint8Array }, void>;
    try {
      next = await packets.next();
    } catch {
      // The file is truncated in this fragment.
      return;
    }
    if (next.done) return;
    yield { ms: next.value.timestamp * 1000, data: next.value.data };
  }
}
