import { z } from "zod";
import { gravacaoFields, segmentoFields } from "../domain/gravacao.ts";
import { MAX_NUMBER } from "../domain/max-number.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

export const gravacaoSchema = gravacaoFields.omit({ language: true, consent: true });
export type Gravacao = z.infer<typeof gravacaoSchema>;

/** The part of a recording that the server has. It has no consultation and may still be running. */
export const unsavedGravacaoSchema = gravacaoSchema.extend({
  /** When the newest byte arrived; null without any. */
  last_received_at: z.iso.datetime().nullable(),
  /** The server keeps it at least until then (UNSAVED_KEPT_DAYS after the newest byte). */
  kept_until: z.iso.datetime(),
  segments: z.array(
    segmentoFields
      .omit({ bytes: true, sha256: true })
      .extend({ received_bytes: segmentoFields.shape.bytes }),
  ),
});
export type UnsavedGravacao = z.infer<typeof unsavedGravacaoSchema>;

const { language, consent, id } = gravacaoFields.shape;
const { track, ordinal, bytes: size, sha256, started_ms } = segmentoFields.shape;
const params = z.object({ id });

export const createGravacao = route({
  method: "POST",
  path: "/api/gravacoes",
  access: "doctor",
  scope: "gravacoes:write",
  summary:
    "Open a recording; a repeated id returns the existing one, a new consent replaces the old",
  body: z.object({
    id,
    language: language.unwrap().optional(),
    consent: consent.unwrap().optional(),
  }),
  response: gravacaoSchema,
  status: 201,
  launched: true,
  errors: ["NOT_FOUND", "GRAVACAO_IN_USE"],
});

export const listGravacoes = route({
  method: "GET",
  path: "/api/gravacoes",
  access: "doctor",
  scope: "gravacoes:read",
  summary: "The doctor's recordings without a consultation, newest first, 100 at most",
  query: z.object({
    /** `true`: only unfinished recordings; `false`: only finished ones. */
    unfinished: z.stringbool().optional(),
  }),
  response: z.object({ items: z.array(unsavedGravacaoSchema) }),
  launched: true,
  errors: [],
});

export const discardGravacao = route({
  method: "DELETE",
  path: "/api/gravacoes/:id",
  access: "doctor",
  scope: "gravacoes:write",
  summary: "Remove a recording without a consultation, with its audio",
  params,
  response: z.object({ discarded: z.literal(true) }),
  launched: true,
  errors: ["NOT_FOUND", "GRAVACAO_IN_USE"],
});

export const getPeaks = route({
  method: "GET",
  path: "/api/gravacoes/:id/peaks",
  access: "doctor",
  scope: "gravacoes:read",
  summary: "The recording's waveform: its length and 1000 peaks at most, each 0 to 1",
  params,
  response: z.object({
    duration_ms: z.int().min(0),
    peaks: z.array(z.number().min(0).max(1)).max(1000),
  }),
  launched: true,
  errors: ["NOT_FOUND", "AUDIO_UNREADABLE", "STORAGE_FULL"],
});

export const finishGravacao = route({
  method: "POST",
  path: "/api/gravacoes/:id/finish",
  access: "doctor",
  scope: "gravacoes:write",
  summary: "Verify that every segment arrived completely (length and SHA-256); can be repeated",
  params,
  body: z.object({
    /**
     * All sent segments. Those of 0 bytes are skipped. Silent ones are kept but not transcribed.
     */
    segments: z
      .array(
        z.object({
          track,
          ordinal,
          bytes: size,
          /**
           * Omitted only by a device without a complete copy. Then the received bytes count if
           * their number is `bytes`, and the server stores their hash without comparing it.
           */
          sha256: sha256.optional(),
          /**
           * Milliseconds from the recording's start, so that gaps stay gaps. Pauses count only if
           * the recorder counts them. Defaults to the upload's metadata, else to the end of the
           * previous segment.
           */
          started_ms: started_ms.unwrap().optional(),
        }),
      )
      .min(1)
      .max(1000),
  }),
  response: gravacaoSchema,
  launched: true,
  errors: [
    "NOT_FOUND",
    "UPLOAD_INCOMPLETE",
    "UPLOAD_CORRUPT",
    "FILE_INFECTED",
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
  scope: "gravacoes:read",
  summary: "The recording's sound, in parts too (HTTP Range)",
  params,
  /** With both: what has arrived of that segment of an unfinished recording. */
  query: z
    .object({
      track: track.optional(),
      ordinal: z.coerce.number().int().min(0).max(MAX_NUMBER).optional(),
    })
    .refine(({ track, ordinal }) => (track === undefined) === (ordinal === undefined)),
  response: bytes("audio/webm", "audio/ogg", "audio/mp4", "audio/mpeg", "audio/wav"),
  launched: true,
  errors: ["NOT_FOUND"],
});

/*
 * `/api/uploads` (access: doctor) speaks the tus protocol 1.0.0 with creation,
 * creation-defer-length and termination. Its errors have the usual body:
 * - wrong offset: 409 UPLOAD_INCOMPLETE (ask HEAD);
 * - another doctor's upload, or an abandoned one: 404 NOT_FOUND (create it again);
 * - finished recording: 409 GRAVACAO_IN_USE; too long: 413 UPLOAD_TOO_LARGE;
 * - disk full: 507 STORAGE_FULL; consent refused: 422 CONSENT_REFUSED.
 * `Upload-Metadata` has `gravacao_id`, `track`, `ordinal`, `media_type` and, if known,
 * `started_ms`. The same gravacao_id, track and ordinal are the same upload. `Upload-Length` may
 * come with the last PATCH; a complete segment is then transcribed before `finish`.
 * The WebSocket `/api/live` is described in ../events/live.ts.
 */
