import { z } from "zod";
import { PACIENTE_FIELDS } from "../domain/paciente.ts";
import { pacienteChoiceSchema, pacienteSchema } from "./pacientes.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

/** A merge with the other patient. */
const mergeSchema = z.object({
  id: z.uuid(),
  paciente: pacienteChoiceSchema,
  merged_at: z.iso.datetime(),
  /** Until then the merge can be undone. */
  undo_until: z.iso.datetime(),
  can_undo: z.boolean(),
});
export type PatientMerge = z.infer<typeof mergeSchema>;

const mergesSchema = z.object({
  /** The merge that closed this patient; null without one. */
  merged_into: mergeSchema.nullable(),
  /** The patients who were merged into this one and can be separated again, newest first. */
  merges: z.array(mergeSchema),
  counts: z.object({
    consultas: z.number().int(),
    laudos: z.number().int(),
    agendamentos: z.number().int(),
  }),
});
export type PatientMerges = z.infer<typeof mergesSchema>;

export const listPatientMerges = route({
  method: "GET",
  path: "/api/pacientes/:id/merges",
  access: "doctor",
  scope: ["pacientes:read"],
  summary: "With which patients this one was merged, and how much its record has",
  params,
  response: mergesSchema,
  errors: ["NOT_FOUND"],
});

export const mergePatients = route({
  method: "POST",
  path: "/api/pacientes/:id/merges",
  access: "doctor",
  scope: null,
  summary: "Move another patient's record into this one and archive the other; undo for 30 days",
  params,
  /**
   * `id`: of the merge; a repeated one changes nothing. `from`: the patient that is archived.
   * `take`: fields that this patient takes over where it has none.
   */
  body: z.object({ id: z.uuid(), from: z.uuid(), take: z.array(z.enum(PACIENTE_FIELDS)) }),
  response: mergesSchema,
  status: 201,
  errors: ["NOT_FOUND", "PACIENTE_MERGED", "PACIENTE_RESTRICTED"],
});

export const undoPatientMerge = route({
  method: "POST",
  path: "/api/pacientes/:id/merges/undo",
  access: "doctor",
  scope: null,
  summary: "Separate two patients again, with the rows that still belong to the one that stayed",
  params,
  body: z.object({ merge_id: z.uuid() }),
  /** The patient who was archived by the merge. */
  response: pacienteSchema,
  errors: ["NOT_FOUND", "PACIENTE_MERGED", "PACIENTE_MERGE_EXPIRED", "PACIENTE_MERGE_ERASED"],
});
