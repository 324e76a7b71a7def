import { correctionChangeSchema, correctionSchema } from "../domain/correction.ts";
import { z } from "zod";
import { route } from "./route.ts";

/** Corrections of a transcript. `GET /api/consultas/:id` returns it corrected, with the list. */
export const createCorrection = route({
  method: "POST",
  path: "/api/consultas/:id/corrections",
  access: "doctor",
  scope: "consultas:write",
  summary: "Correct a turn's words or speaker; the original transcript is kept",
  params: z.object({ id: z.uuid() }),
  body: correctionChangeSchema,
  response: correctionSchema,
  status: 201,
  errors: ["NOT_FOUND", "TRANSCRIPT_CHANGED", "TRANSCRIPT_NOT_READY"],
});
