import { createHash } from "node:crypto";
import { TRACKS } from "@relato/shared/contract/gravacoes.ts";
import { z } from "zod";
import { AppError } from "../http/errors.ts";

/** `Upload-Metadata` of a segment: all of it, and nothing else. Values are text, as tus has it. */
const metadataSchema = z.strictObject({
  gravacao_id: z.uuid().toLowerCase(),
  track: z.enum(TRACKS),
  ordinal: z
    .string()
    .regex(/^(0|[1-9]\d{0,3})$/)
    .transform(Number),
  /** As MediaRecorder says it: `audio/webm;codecs=opus`. Kept and never believed: the content decides. */
  media_type: z
    .string()
    .regex(
      /^(audio|video|application)\/[a-z0-9.+-]{1,40}(;\s*[a-z0-9]+="?[a-z0-9., -]{1,60}"?)*$/i,
    ),
  /** Milliseconds from the recording's start: told as it begins, since its device may not come back to say it at the end. */
  started_ms: z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/)
    .transform(Number)
    .optional(),
});
export type SegmentMetadata = z.output<typeof metadataSchema>;

/** @throws AppError VALIDATION */
export const parseMetadata = (
  metadata: Record<string, string | null> | undefined,
): SegmentMetadata => {
  const parsed = metadataSchema.safeParse(metadata ?? {});
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join(".");
  throw new AppError("VALIDATION", { field: ["Upload-Metadata", path].filter(Boolean).join(".") });
};

/** The place of a segment gives its upload's id, so that making it twice makes one (a UUID of version 8, RFC 9562). */
export const uploadIdOf = ({
  gravacao_id,
  track,
  ordinal,
}: Pick<SegmentMetadata, "gravacao_id" | "track" | "ordinal">): string => {
  const bytes = createHash("sha256")
    .update(`relato upload ${gravacao_id} ${track} ${ordinal}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
};
