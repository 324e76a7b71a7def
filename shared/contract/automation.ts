import { z } from "zod";
import { MAX_DOCUMENT } from "../domain/documento.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

const MAX_MODEL = 100;

/** What wrote the note, as it calls itself: one line. */
const model = z
  .string()
  .transform((text) =>
    text
      .replaceAll(/[\p{C}\s]+/gu, " ")
      .trim()
      .slice(0, MAX_MODEL),
  )
  .optional();

/**
 * The answer to `process-consultation`: the note in markdown, or as sections with statements like a
 * language model's; `success: false` if the automation failed.
 */
export const consultationAnswerSchema = z.union([
  z.object({ success: z.literal(false) }),
  z.object({ markdown: z.string().min(1).max(MAX_DOCUMENT), model }),
  z.object({
    sections: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
    model,
  }),
]);
export type ConsultationAnswer = z.infer<typeof consultationAnswerSchema>;

/** `token`: the signature. Anything unknown, used or expired is NOT_FOUND. */
const params = z.object({ id: z.string().max(100), token: z.string().max(100) });

export const answerConsultation = route({
  method: "POST",
  path: "/api/automation/notes/:id/:token",
  access: "anonymous",
  scope: null,
  summary: "The automation's note of a consultation, at the address that its call got; works once",
  params,
  body: consultationAnswerSchema,
  response: z.object({ success: z.literal(true) }),
  errors: ["NOT_FOUND"],
});

export const getAutomationAudio = route({
  method: "GET",
  path: "/api/automation/audio/:id/:token",
  access: "anonymous",
  scope: null,
  summary:
    "The recording of a consultation, at the address that the automation's call got; works once",
  params,
  response: bytes("audio/webm", "audio/ogg", "audio/mp4", "audio/mpeg", "audio/wav"),
  errors: ["NOT_FOUND"],
});
