import type { EncodedPacketSink } from "mediabunny";
import { SpeechError } from "../speech.ts";
import { type OpusSetup, parseOpusHead } from "./opus.ts";

export interface Mp4Opus {
  setup: OpusSetup;
  /** What the header declares; null where it does not (a recording in fragments). */
  durationMs: number | null;
  packets(): AsyncGenerator<{ ms: number; data: Uint8Array }>;
  close(): void;
}

/**
 * Opens the Opus track of an MP4, whole or in fragments. A file cut in a fragment gives what stands before the cut.
 * @throws SpeechError AUDIO_AAC, AUDIO_UNREADABLE
 */
export const openMp4 = async (path: string): Promise<Mp4Opus> => {
  // Loaded when it is needed: it takes 30 MB, and most recordings are WebM.
  const { EncodedPacketSink, FilePathSource, Input, MP4, QTFF } = await import("mediabunny");
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new SpeechError("AUDIO_UNREADABLE", "mp4 without an audio track");
    const codec = await track.getCodec();
    if (codec === "aac") throw new SpeechError("AUDIO_AAC", "AAC is converted in the browser");
    if (codec !== "opus")
      throw new SpeechError("AUDIO_UNREADABLE", `mp4 with ${codec ?? "no codec"}`);
    const config = await track.getDecoderConfig();
    const seconds = await input.getDurationFromMetadata();
    return {
      setup: parseOpusHead(headOf(config?.description)),
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

const headOf = (description: ArrayBufferView | ArrayBufferLike | undefined): Uint8Array => {
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
      // A fragment that was cut: nothing after it can be read, all before it has been given.
      return;
    }
    if (next.done) return;
    yield { ms: next.value.timestamp * 1000, data: next.value.data };
  }
}
