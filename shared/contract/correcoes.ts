import { correctionChangeSchema, correctionSchema } from "../domain/correction.ts";
import { z } from "zod";
import { route } from "./route.ts";

/** What the doctor puts right in a transcript; `GET /api/consultas/:id` gives it as it reads with all of them, and their list. */
export const createCorrection = route({
  method: "POST",
  path: "/api/consultas/:id/corrections",
  access: "doctor",
  summary: "Put a turn's words or its speaker right, as a new version; what was heard is kept",
  params: z.object({ id: z.uuid() }),
  body: correctionChangeSchema,
  response: correctionSchema,
  status: 201,
  errors: ["NOT_FOUND", "TRANSCRIPT_CHANGED", "TRANSCRIPT_NOT_READY"],
});
