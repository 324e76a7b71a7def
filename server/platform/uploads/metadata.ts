import { createHash } from "node:crypto";
import { limitStart, TRACKS } from "@relato/shared/domain/gravacao.ts";
import { z } from "zod";
import { AppError } from "../http/errors.ts";

/** All fields of a segment's `Upload-Metadata`. tus transports them as text. */
const metadataSchema = z.strictObject({
  gravacao_id: z.uuid().toLowerCase(),
  track: z.enum(TRACKS),
  ordinal: z
    .string()
    .regex(/^(0|[1-9]\d{0,3})$/)
    .transform(Number),
  /** As MediaRecorder reports it: `audio/webm;codecs=opus`. Unverified; the content decides. */
  media_type: z
    .string()
    .regex(
      /^(audio|video|application)\/[a-z0-9.+-]{1,40}(;\s*[a-z0-9]+="?[a-z0-9., -]{1,60}"?)*$/i,
    ),
  /**
   * Milliseconds since the recording's start. Sent at the beginning, since the device may not
   * return.
   */
  started_ms: z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/)
    .transform((value) => limitStart(Number(value)) ?? undefined)
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

/**
 * Derives the upload's id (a UUID of version 8, RFC 9562), so that creating a segment twice creates
 * one upload.
 */
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
