import { z } from "zod";
import { LANGUAGES } from "../domain/language.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

export const TRACKS = ["microphone", "tab", "file"] as const;
export type Track = (typeof TRACKS)[number];

/**
 * What the patient said to being recorded and to the use of AI: told and not yet answered, agreed, or refused.
 * Of a refused recording nothing is accepted and nothing is processed.
 */
export const CONSENTS = ["told", "agreed", "refused"] as const;
export type Consent = (typeof CONSENTS)[number];

/**
 * A recording is an ordered list of segments per track; each segment is one tus upload (POST /api/uploads) whose
 * `Upload-Metadata` carries `gravacao_id`, `track`, `ordinal`, `media_type` and, where it is known, `started_ms`.
 */
export const gravacaoSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  consulta_id: z.uuid().nullable(),
});
export type Gravacao = z.infer<typeof gravacaoSchema>;

/** A recording that no consultation was made of, as far as it reached the server; it may still be going on. */
export const unsavedGravacaoSchema = gravacaoSchema.extend({
  /** When the newest of its bytes arrived; null when none has. */
  last_received_at: z.iso.datetime().nullable(),
  /** Until then, at least, the server keeps it (UNSAVED_KEPT_DAYS after the newest byte). */
  kept_until: z.iso.datetime(),
  segments: z.array(
    z.object({
      track: z.enum(TRACKS),
      ordinal: z.int().min(0),
      received_bytes: z.int().min(0),
      /** As far as it was told by now (its upload's metadata, finish). Milliseconds from the recording's start. */
      started_ms: z.int().min(0).nullable(),
      /** Of the sound that arrived; null where it cannot be known without hearing it. */
      duration_ms: z.int().min(0).nullable(),
    }),
  ),
});
export type UnsavedGravacao = z.infer<typeof unsavedGravacaoSchema>;

const params = z.object({ id: z.uuid() });

export const createGravacao = route({
  method: "POST",
  path: "/api/gravacoes",
  access: "doctor",
  summary:
    "Open a recording; the same id twice opens one, and a consent that is sent again replaces the first",
  body: z.object({
    id: z.uuid(),
    /** Of the consultation to come: with it, what arrives is transcribed while the recording runs. */
    language: z.enum(LANGUAGES).optional(),
    /** Stored with the time. `refused` also removes what had arrived. */
    consent: z.enum(CONSENTS).optional(),
  }),
  response: gravacaoSchema,
  status: 201,
  errors: ["NOT_FOUND", "GRAVACAO_IN_USE"],
});

export const listGravacoes = route({
  method: "GET",
  path: "/api/gravacoes",
  access: "doctor",
  summary: "The doctor's recordings that no consultation was made of, newest first, 100 at most",
  query: z.object({
    /** `true`: only those that were not finished; `false`: only those that were. */
    unfinished: z.stringbool().optional(),
  }),
  response: z.object({ items: z.array(unsavedGravacaoSchema) }),
  errors: [],
});

export const discardGravacao = route({
  method: "DELETE",
  path: "/api/gravacoes/:id",
  access: "doctor",
  summary:
    "Remove a recording that no consultation was made of, with everything that arrived of it",
  params,
  response: z.object({ discarded: z.literal(true) }),
  errors: ["NOT_FOUND", "GRAVACAO_IN_USE"],
});

export const getPeaks = route({
  method: "GET",
  path: "/api/gravacoes/:id/peaks",
  access: "doctor",
  summary: "The recording's waveform: its length and 1000 peaks at most, each 0 to 1",
  params,
  response: z.object({
    duration_ms: z.int().min(0),
    peaks: z.array(z.number().min(0).max(1)).max(1000),
  }),
  errors: ["NOT_FOUND", "AUDIO_UNREADABLE"],
});

export const finishGravacao = route({
  method: "POST",
  path: "/api/gravacoes/:id/finish",
  access: "doctor",
  summary: "Confirm that every segment arrived whole (length and SHA-256); can be repeated",
  params,
  body: z.object({
    /** All that were sent. Those of 0 bytes are skipped; one that holds no sound is kept and not heard. */
    segments: z
      .array(
        z.object({
          track: z.enum(TRACKS),
          ordinal: z.int().min(0),
          bytes: z.int().min(0),
          /**
           * Left out only by a device that has no copy, or a shorter one: then what arrived counts, if it is `bytes` long, and
           * the server's own hash of it is kept. There is nothing whole to compare it with.
           */
          sha256: z
            .string()
            .regex(/^[0-9a-f]{64}$/)
            .optional(),
          /**
           * Milliseconds from the recording's start at which this segment began, so that gaps stay gaps; pauses count
           * only if the recorder counts them. Left out: what its upload's metadata said, else right behind the segment
           * before it.
           */
          started_ms: z.int().min(0).optional(),
        }),
      )
      .min(1)
      .max(1000),
  }),
  response: gravacaoSchema,
  errors: [
    "NOT_FOUND",
    "UPLOAD_INCOMPLETE",
    "UPLOAD_CORRUPT",
    "UNAVAILABLE",
    "AUDIO_UNREADABLE",
    "AUDIO_EMPTY",
    "AUDIO_TOO_LONG",
    "AUDIO_AAC",
    "STORAGE_FULL",
  ],
});

export const getAudio = route({
  method: "GET",
  path: "/api/gravacoes/:id/audio",
  access: "doctor",
  summary: "The recording's sound, in parts too (HTTP Range)",
  params,
  /** With both: what has arrived of that segment of an unfinished recording. */
  query: z
    .object({
      track: z.enum(TRACKS).optional(),
      ordinal: z.coerce.number().int().min(0).optional(),
    })
    .refine(({ track, ordinal }) => (track === undefined) === (ordinal === undefined)),
  response: bytes("audio/webm", "audio/ogg", "audio/mp4", "audio/mpeg", "audio/wav"),
  errors: ["NOT_FOUND"],
});

/*
 * `/api/uploads` (access: doctor) speaks the tus protocol 1.0.0 with creation,
 * creation-defer-length and termination. Its errors have the usual body:
 * - wrong offset: 409 UPLOAD_INCOMPLETE (ask HEAD);
 * - another doctor's upload, or an abandoned one: 404 NOT_FOUND (create it again);
 * - finished recording: 409 GRAVACAO_IN_USE; too long: 413 UPLOAD_TOO_LARGE;
 * - disk full: 507 STORAGE_FULL; consent refused: 422 CONSENT_REFUSED.
 * The same gravacao_id, track and ordinal are the same upload. `Upload-Length` may come with the
 * last PATCH; a segment that is complete is then transcribed before `finish`.
 * The WebSocket `/api/live` is described in ../events/live.ts.
 */
