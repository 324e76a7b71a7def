import { z } from "zod";
import { LANGUAGES } from "./language.ts";

export const TRACKS = ["microphone", "tab", "file"] as const;
export type Track = (typeof TRACKS)[number];

/** 4 hours. No recording, gap or start of a segment is longer. */
export const MAX_AUDIO_MS = 4 * 60 * 60 * 1000;

/** A segment's start. One beyond the limit counts as unknown: it follows the previous segment. */
export const limitStart = (started_ms: number | null = null): number | null =>
  started_ms !== null && started_ms > MAX_AUDIO_MS ? null : started_ms;

/**
 * The patient's consent to recording and AI. `told`: informed, no answer yet. After `refused`, the
 * server accepts and processes no audio of the recording.
 */
export const CONSENTS = ["told", "agreed", "refused"] as const;
export type Consent = (typeof CONSENTS)[number];

/** The stored fields of a recording: an ordered list of segments per track. */
export const gravacaoFields = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** When every segment was complete. */
  finished_at: z.iso.datetime().nullable(),
  consulta_id: z.uuid().nullable(),
  /** Language of the future consultation. If set, audio is transcribed while it arrives. */
  language: z.enum(LANGUAGES).nullable(),
  /** Stored with the time. `refused` also deletes the received audio. */
  consent: z.enum(CONSENTS).nullable(),
});
export type GravacaoFields = z.infer<typeof gravacaoFields>;

/** The stored fields of a segment. Each segment is one tus upload. */
export const segmentoFields = z.object({
  track: z.enum(TRACKS),
  ordinal: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Milliseconds from the recording's start; null until the upload or `finish` says so. */
  started_ms: z.int().min(0).nullable(),
  /** Length of the received audio; null if only decoding it would tell. */
  duration_ms: z.int().min(0).nullable(),
});
export type SegmentoFields = z.infer<typeof segmentoFields>;
