import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import type { FileProblem } from "../audio-file.ts";

/**
 * Converts an m4a or aac file to webm/opus with the browser's codecs. A file with opus is returned
 * unchanged. `report` gets a share from 0 to 1.
 */
export const withoutAac = async (
  file: Blob,
  report: (share: number) => void,
): Promise<{ blob: Blob; media_type: string } | { problem: FileProblem }> => {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  if (!(await input.canRead())) return { problem: "not_audio" };
  const track = await input.getPrimaryAudioTrack();
  if (track === null) return { problem: "not_audio" };
  if (track.codec === "opus") return { blob: file, media_type: "audio/mp4" };
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new WebMOutputFormat(), target }),
    video: { discard: true },
    audio: { codec: "opus", bitrate: 48_000, numberOfChannels: 1, sampleRate: 48_000 },
    showWarnings: false,
  });
  if (!conversion.isValid) return { problem: "aac_unsupported" };
  conversion.onProgress = report;
  await conversion.execute();
  if (target.buffer === null) return { problem: "not_audio" };
  return { blob: new Blob([target.buffer], { type: "audio/webm" }), media_type: "audio/webm" };
};
