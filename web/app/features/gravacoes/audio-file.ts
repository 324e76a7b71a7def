import { MAX_UPLOAD_BYTES } from "@relato/shared/domain/consulta.ts";

const TYPES: Record<string, string> = {
  webm: "audio/webm",
  weba: "audio/webm",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
  mp4: "audio/mp4",
  aac: "audio/aac",
};

export const ACCEPTED = `audio/*,${Object.keys(TYPES)
  .map((extension) => `.${extension}`)
  .join(",")}`;

export type FileProblem = "not_audio" | "empty" | "too_large" | "aac_unsupported";

/** The media type by extension, else the browser's. Null when it is no audio. */
export const mediaTypeOf = (file: Pick<File, "name" | "type">): string | null => {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  const type = file.type.split(";")[0] ?? "";
  return TYPES[extension] ?? (type.startsWith("audio/") ? type : null);
};

/** Why a file is not sent; null when it is. */
export const refusalOf = (file: Pick<File, "name" | "type" | "size">): FileProblem | null => {
  if (file.size === 0) return "empty";
  if (file.size > MAX_UPLOAD_BYTES) return "too_large";
  return mediaTypeOf(file) === null ? "not_audio" : null;
};

/** Whether the file may need a conversion: the server does not decode AAC. */
export const mayHoldAac = (media_type: string): boolean =>
  ["audio/mp4", "audio/aac", "audio/x-m4a", "audio/aacp"].includes(media_type);
