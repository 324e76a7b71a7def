import type { AttachmentType } from "@relato/shared/domain/chatzello/thread.ts";
import { isPdf } from "../../../platform/files/is-pdf.ts";
import { HEAD_BYTES, kindOf } from "../../../providers/speech/decode/kind.ts";

/** A file that is no image: what its content is, and the extension of its stored file. */
export interface FileType {
  mime_type: AttachmentType;
  extension: string;
}

const AUDIO_TYPES: Record<string, AttachmentType> = {
  webm: "audio/webm",
  ogg: "audio/ogg",
  mp4: "audio/mp4",
  aac: "audio/mp4",
  mp3: "audio/mpeg",
  wav: "audio/wav",
};

/** The type by the content, whatever the name says. Null if it is neither PDF nor audio. */
export const fileTypeOf = (file: Buffer): FileType | null => {
  if (isPdf(file)) return { mime_type: "application/pdf", extension: "pdf" };
  const kind = kindOf(file.subarray(0, HEAD_BYTES));
  const mime_type = kind === null ? undefined : AUDIO_TYPES[kind];
  return kind === null || mime_type === undefined ? null : { mime_type, extension: kind };
};
