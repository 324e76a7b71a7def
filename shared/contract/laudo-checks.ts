import { z } from "zod";
import { laudoContentSchema } from "../domain/laudo/content.ts";
import { LINT_KINDS } from "../domain/laudo/lint.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

export const lintFindingSchema = z.object({
  kind: z.enum(LINT_KINDS),
  quote: z.string(),
  /** Offsets in `laudoText(content).text`. */
  start: z.int().min(0),
  end: z.int().min(0),
  reason: z.object({ code: z.string(), values: z.record(z.string(), z.string()) }),
  /** A replacement of the quote, where the linter knows one. */
  mend: z.string().nullable(),
  blocking: z.boolean(),
});
export type LaudoFinding = z.infer<typeof lintFindingSchema>;

export const lintLaudo = route({
  method: "POST",
  path: "/api/laudos/:id/lint",
  access: "doctor",
  scope: "laudos:read",
  summary: "Contradictions and omissions of a laudo's unsaved content",
  params,
  body: z.object({ content: laudoContentSchema }),
  response: z.object({ findings: z.array(lintFindingSchema) }),
  errors: ["NOT_FOUND", "LAUDO_TOO_LONG", "LAUDO_CHECK_FAILED"],
});

export const conclusionLineSchema = z.object({
  text: z.string(),
  /** The finding that it repeats: offsets in `laudoText(content).text`. */
  start: z.int().min(0),
  end: z.int().min(0),
});

export const proposeConclusion = route({
  method: "POST",
  path: "/api/laudos/:id/conclusion",
  access: "doctor",
  scope: "laudos:read",
  summary: "A conclusion made of the laudo's own findings",
  params,
  body: z.object({ content: laudoContentSchema }),
  response: z.object({ lines: z.array(conclusionLineSchema) }),
  errors: ["NOT_FOUND", "LAUDO_TOO_LONG", "LAUDO_CHECK_FAILED"],
});

export const proposeMask = route({
  method: "POST",
  path: "/api/laudos/:id/mask",
  access: "doctor",
  scope: ["laudos:read", "pacientes:read", "consultas:read"],
  summary: "A proposed content for the instruction: a mask, filled from what is known",
  params,
  body: z.object({
    instruction: z.string().max(500),
    titulo: z.string().max(200),
    content: laudoContentSchema,
  }),
  response: z.object({
    titulo: z.string(),
    content: laudoContentSchema,
    template_id: z.uuid().nullable(),
    /** The name of the model; null if the engine made it. */
    model: z.string().nullable(),
  }),
  errors: ["NOT_FOUND", "LAUDO_TOO_LONG", "MASK_FAILED", "SUBSCRIBERS_ONLY"],
});
