import { z } from "zod";
import { LANGUAGES } from "../domain/language.ts";
import { route } from "./route.ts";

export const modeloSchema = z.object({
  id: z.uuid(),
  titulo: z.string(),
  markdown: z.string(),
  language: z.enum(LANGUAGES),
  /** Whose template it is, as the list of consultations filters by it; null where every specialty uses it. */
  especialidade: z.string().nullable(),
  is_global: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** This doctor's switch: whether a language model may write with this template. */
  model_writes: z.boolean(),
  /** What this doctor may do with it: only its creator changes or deletes a template. */
  can: z.object({ edit: z.boolean() }),
});
export type Modelo = z.infer<typeof modeloSchema>;

/** What a doctor writes. Empty is MODELO_INCOMPLETE, beyond the limits of domain/modelo.ts MODELO_TOO_LONG. */
const writtenSchema = z.object({
  titulo: z.string(),
  markdown: z.string(),
  language: z.enum(LANGUAGES),
  /** Empty: no specialty's own. */
  especialidade: z.string().default(""),
});
export type WrittenModelo = z.output<typeof writtenSchema>;

const params = z.object({ id: z.uuid() });

export const listModelos = route({
  method: "GET",
  path: "/api/modelos",
  access: "doctor",
  summary: "Templates of the system and the doctor's own, by title",
  query: z.object({ language: z.enum(LANGUAGES).optional() }),
  response: z.object({ items: z.array(modeloSchema) }),
  errors: [],
});

export const getModelo = route({
  method: "GET",
  path: "/api/modelos/:id",
  access: "doctor",
  summary: "One template",
  params,
  response: modeloSchema,
  errors: ["NOT_FOUND"],
});

export const createModelo = route({
  method: "POST",
  path: "/api/modelos",
  access: "doctor",
  summary: "Add a template of the doctor's own; the same id twice makes one",
  /** `id` is made by the caller, so that a repeated request makes one template. */
  body: writtenSchema.extend({ id: z.uuid() }),
  response: modeloSchema,
  status: 201,
  errors: ["NOT_FOUND", "MODELO_INCOMPLETE", "MODELO_TOO_LONG"],
});

export const updateModelo = route({
  method: "PUT",
  path: "/api/modelos/:id",
  access: "doctor",
  summary:
    "Change a template of one's own, as it was when it was opened; one of the system's is FORBIDDEN",
  params,
  /** `base`: its `updated_at` as the caller read it; MODELO_CHANGED when somebody saved another text since. */
  body: writtenSchema.extend({ base: z.iso.datetime() }),
  response: modeloSchema,
  errors: ["NOT_FOUND", "FORBIDDEN", "MODELO_INCOMPLETE", "MODELO_TOO_LONG", "MODELO_CHANGED"],
});

export const saveModeloSettings = route({
  method: "PUT",
  path: "/api/modelos/:id/settings",
  access: "doctor",
  summary: "The doctor's own settings of a template, also of one of the system's",
  params,
  body: z.object({ model_writes: z.boolean() }),
  response: modeloSchema,
  errors: ["NOT_FOUND"],
});

export const deleteModelo = route({
  method: "DELETE",
  path: "/api/modelos/:id",
  access: "doctor",
  summary: "Take a template of one's own out of the lists; consultations that name it keep it",
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ["NOT_FOUND", "FORBIDDEN"],
});
