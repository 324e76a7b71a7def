import { z } from "zod";
import { phraseFields, phraseForm } from "../domain/laudo/laudo.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

export const laudoPhraseSchema = phraseFields.extend({
  id: z.uuid(),
  system: z.boolean(),
  /** How often this doctor inserted it. */
  uses: z.int().min(0),
  can: z.object({ edit: z.boolean() }),
});
export type LaudoPhrase = z.infer<typeof laudoPhraseSchema>;

const ERRORS = [
  "PHRASE_INCOMPLETE",
  "PHRASE_TRIGGER_INVALID",
  "FIELD_TOO_LONG",
  "SUBSCRIBERS_ONLY",
] as const;

export const listLaudoPhrases = route({
  method: "GET",
  path: "/api/laudo-phrases",
  access: "doctor",
  scope: "modelos:read",
  summary: "System phrases and the doctor's own, most used first",
  response: z.object({ items: z.array(laudoPhraseSchema) }),
  errors: [],
});

export const createLaudoPhrase = route({
  method: "POST",
  path: "/api/laudo-phrases",
  access: "doctor",
  scope: "modelos:write",
  summary: "Create a phrase; a repeated id returns the existing one",
  body: phraseForm.extend({ id: z.uuid() }),
  response: laudoPhraseSchema,
  status: 201,
  errors: ["NOT_FOUND", ...ERRORS],
});

export const updateLaudoPhrase = route({
  method: "PUT",
  path: "/api/laudo-phrases/:id",
  access: "doctor",
  scope: "modelos:write",
  summary: "Change an own phrase",
  params,
  body: phraseForm,
  response: laudoPhraseSchema,
  errors: ["NOT_FOUND", "FORBIDDEN", ...ERRORS],
});

export const deleteLaudoPhrase = route({
  method: "DELETE",
  path: "/api/laudo-phrases/:id",
  access: "doctor",
  scope: "modelos:write",
  summary: "Delete an own phrase",
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ["NOT_FOUND", "FORBIDDEN"],
});

export const countLaudoPhraseUse = route({
  method: "POST",
  path: "/api/laudo-phrases/:id/uses",
  access: "doctor",
  scope: "modelos:write",
  summary: "Count an insertion of a phrase",
  params,
  body: z.object({}),
  response: z.object({ uses: z.int().min(1) }),
  errors: ["NOT_FOUND"],
});

const MAX_PHRASES = 2000;

/** The file of export and import. */
export const phraseFileSchema = z.object({
  format: z.literal("relato-phrases"),
  phrases: z.array(phraseFields).max(MAX_PHRASES),
});

/** The form sends "" for no anchor, a file null. */
const phraseInFile = phraseForm.extend({ anchor: phraseForm.shape.anchor.nullable() });

export const importLaudoPhrases = route({
  method: "POST",
  path: "/api/laudo-phrases/import",
  access: "doctor",
  scope: "modelos:write",
  summary: "Add the phrases of an exported file; equal ones are skipped",
  body: phraseFileSchema.extend({ phrases: z.array(phraseInFile).max(MAX_PHRASES) }),
  response: z.object({ added: z.int().min(0), skipped: z.int().min(0) }),
  errors: [...ERRORS],
});
