import { ascii } from "./bytes.ts";
import { id3Length, mpegFrameLength } from "./mp3.ts";

export type AudioKind = "webm" | "ogg" | "mp4" | "mp3" | "wav" | "aac";

/** How many bytes from the file's start `kindOf` needs. */
export const HEAD_BYTES = 64 * 1024;

const MP4_BOXES = new Set(["ftyp", "styp", "moov", "moof", "sidx"]);

/** Three consecutive frame headers: very unlikely in another kind of file. */
const isMp3 = (head: Uint8Array): boolean => {
  for (let start = 0; start + 4 <= head.length; start++) {
    let at = start;
    for (let frames = 0; ; frames++) {
      if (frames === 3) return true;
      const length = mpegFrameLength(head, at);
      if (length === null) break;
      at += length;
      // With fewer than three frames, they must fill the file exactly.
      if (start === 0 && at === head.length) return true;
    }
  }
  return false;
};

const isAdts = (head: Uint8Array): boolean => {
  if (head[0] !== 0xff || ((head[1] ?? 0) & 0xf6) !== 0xf0) return false;
  const length = (((head[3] ?? 0) & 3) << 11) | ((head[4] ?? 0) << 3) | ((head[5] ?? 0) >> 5);
  return length > 7 && head[length] === 0xff && ((head[length + 1] ?? 0) & 0xf6) === 0xf0;
};

/** Detects the kind by a file's first bytes, not by its name. Null for anything else. */
export const kindOf = (head: Uint8Array): AudioKind | null => {
  if (head.length < 4) return null;
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return "webm";
  const tag = ascii(head, 0, 4);
  if (tag === "OggS") return "ogg";
  if (["RIFF", "RF64", "BW64"].includes(tag)) return ascii(head, 8, 4) === "WAVE" ? "wav" : null;
  if (MP4_BOXES.has(ascii(head, 4, 4))) return "mp4";
  if (tag === "fLaC") return null;
  const body = head.subarray(id3Length(head));
  if (isAdts(body)) return "aac";
  // An ID3 tag with pictures can be longer than `head`: take it for mp3.
  return (tag.startsWith("ID3") && body.length < 4) || isMp3(body) ? "mp3" : null;
};
