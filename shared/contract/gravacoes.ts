import { z } from "zod";
import { route } from "./route.ts";

export const TRACKS = ["microphone", "tab", "file"] as const;
export type Track = (typeof TRACKS)[number];

/**
 * A recording is an ordered list of segments per track; each segment is one tus upload (POST /api/uploads) whose
 * `Upload-Metadata` carries `gravacao_id`, `track`, `ordinal` and `media_type`.
 */
export const gravacaoSchema = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  consulta_id: z.uuid().nullable(),
});
export type Gravacao = z.infer<typeof gravacaoSchema>;

const params = z.object({ id: z.uuid() });

export const createGravacao = route({
  method: "POST",
  path: "/api/gravacoes",
  access: "doctor",
  summary: "Open a recording; the same id twice opens one",
  body: z.object({ id: z.uuid() }),
  response: gravacaoSchema,
  status: 201,
  errors: ["NOT_FOUND"],
});

export const finishGravacao = route({
  method: "POST",
  path: "/api/gravacoes/:id/finish",
  access: "doctor",
  summary: "Confirm that every segment arrived whole (length and SHA-256); can be repeated",
  params,
  body: z.object({
    segments: z
      .array(
        z.object({
          track: z.enum(TRACKS),
          ordinal: z.int().min(0),
          bytes: z.int().min(0),
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
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

/*
 * Two more routes, whose bodies are bytes (access: doctor):
 * - `/api/uploads`: the tus protocol 1.0.0 with creation, creation-defer-length and termination. Its errors have the body of
 *   all others: a wrong offset is 409 UPLOAD_INCOMPLETE (ask HEAD), another doctor's upload or one that was given up is 404
 *   NOT_FOUND (begin it again), a finished recording is 409 GRAVACAO_IN_USE, too long is 413 UPLOAD_TOO_LARGE, no room is 507
 *   STORAGE_FULL. The same gravacao_id, track and ordinal are the same upload.
 * - `GET /api/gravacoes/:id/audio`: the sound, with Range, ETag and If-Range; a player can seek in it.
 */
