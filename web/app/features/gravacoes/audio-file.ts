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

/** The media type by name, else as the browser says; null when neither speaks of sound. */
export const mediaTypeOf = (file: { name: string; type: string }): string | null => {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  const said = file.type.split(";")[0] ?? "";
  return TYPES[extension] ?? (said.startsWith("audio/") ? said : null);
};

/** Why a file is refused before a byte of it is sent; null when it may go. */
export const refusalOf = (file: {
  name: string;
  type: string;
  size: number;
}): FileProblem | null => {
  if (file.size === 0) return "empty";
  if (file.size > MAX_UPLOAD_BYTES) return "too_large";
  return mediaTypeOf(file) === null ? "not_audio" : null;
};

/** An mp4 or a bare AAC stream: may have to be converted, because the server reads no AAC (design, Speech). */
export const mayHoldAac = (media_type: string): boolean =>
  ["audio/mp4", "audio/aac", "audio/x-m4a", "audio/aacp"].includes(media_type);
