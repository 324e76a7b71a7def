import { z } from "zod";
import { agendamentoFields } from "../domain/agendamento.ts";
import { latestToday } from "../domain/birth-date.ts";
import { CONSULTA_STATUSES } from "../domain/consulta.ts";
import { DOCUMENT_KINDS } from "../domain/documento.ts";
import { LAUDO_STATUSES } from "../domain/laudo/laudo.ts";
import { pacienteFields, pacienteForm } from "../domain/paciente.ts";
import { errorCodeSchema } from "./errors.ts";
import { route } from "./route.ts";

/** A patient with what tells namesakes apart. */
export const pacienteChoiceSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  data_nascimento: z.iso.date().nullable(),
  /** The last four digits of the CPF; null without a CPF. */
  cpf_end: z.string().nullable(),
});
export type PacienteChoice = z.infer<typeof pacienteChoiceSchema>;

export const pacienteSchema = pacienteFields.extend({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** When the patient was archived; null while active. */
  archived_at: z.iso.datetime().nullable(),
});
export type Paciente = z.infer<typeof pacienteSchema>;

const form = pacienteForm(latestToday);

/** What a field of a patient may be refused for. */
export const FIELD_ERRORS = [
  "PACIENTE_NOME_REQUIRED",
  "EMAIL_INVALID",
  "PHONE_INVALID",
  "SEXO_INVALID",
  "DATA_NASCIMENTO_INVALID",
  "CPF_INVALID",
  "DOCUMENTO_INVALID",
  "FIELD_TOO_LONG",
] as const;

const params = z.object({ id: z.uuid() });

export const listPacienteChoices = route({
  method: "GET",
  path: "/api/pacientes/choices",
  access: "doctor",
  scope: null,
  summary: "The doctor's active patients by name, for a picker",
  response: z.object({ items: z.array(pacienteChoiceSchema) }),
  errors: [],
});

export const searchPacientes = route({
  // Not a GET: addresses end up in logs, and the search text is a patient's name.
  method: "POST",
  path: "/api/pacientes/search",
  access: "doctor",
  scope: "pacientes:read",
  summary: "The doctor's patients, newest first, found by name, e-mail, phone or document",
  body: z.object({
    text: z.string().max(200).default(""),
    archived: z.boolean().default(false),
    cursor: z.string().max(200).nullable().default(null),
    limit: z.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ items: z.array(pacienteSchema), next_cursor: z.string().nullable() }),
  errors: [],
});

export const getPaciente = route({
  method: "GET",
  path: "/api/pacientes/:id",
  access: "doctor",
  scope: "pacientes:read",
  summary: "One patient",
  params,
  response: pacienteSchema.extend({
    /** `remove`: what removing would do; a patient with a record is archived (policy.ts). */
    can: z.object({ remove: z.enum(["delete", "archive"]).nullable(), restore: z.boolean() }),
  }),
  launched: true,
  errors: ["NOT_FOUND"],
});
export type PacienteDetail = z.infer<typeof getPaciente.response>;

export const createPaciente = route({
  method: "POST",
  path: "/api/pacientes",
  access: "doctor",
  scope: "pacientes:write",
  summary: "Create a patient; a repeated id creates one",
  /** PACIENTE_CHANGED when the doctor's patient with this id has other values. */
  body: form.partial().extend({ id: z.uuid(), nome: form.shape.nome }),
  response: pacienteSchema,
  status: 201,
  errors: [...FIELD_ERRORS, "NOT_FOUND", "PACIENTE_CHANGED"],
});

/** What a new patient shares with a known one. */
export const DUPLICATE_KEYS = ["documento", "name_birth", "phone"] as const;
export const duplicateSchema = pacienteChoiceSchema.extend({
  archived: z.boolean(),
  by: z.array(z.enum(DUPLICATE_KEYS)).min(1),
});
export type PacienteDuplicate = z.infer<typeof duplicateSchema>;

export const findPacienteDuplicates = route({
  // Not a GET: addresses end up in logs.
  method: "POST",
  path: "/api/pacientes/duplicates",
  access: "doctor",
  scope: null,
  summary: "The doctor's patients who are probably the same person, at most five",
  body: form
    .pick({
      nome: true,
      data_nascimento: true,
      documento: true,
      telefone: true,
      whatsapp: true,
    })
    .extend({ id: z.uuid() }),
  response: z.object({ items: z.array(duplicateSchema) }),
  errors: [...FIELD_ERRORS],
});

export const updatePaciente = route({
  method: "PUT",
  path: "/api/pacientes/:id",
  access: "doctor",
  scope: "pacientes:write",
  summary: "Change the fields of a patient that differ from `base`",
  params,
  /**
   * `base`: the fields as the caller read them. PACIENTE_CHANGED, and nothing is saved, when a
   * field differs from `base` both here and in the database, with different values. A field that
   * neither has keeps its value: a tab opened before an update does not know new fields.
   */
  body: form.partial().extend({ base: pacienteFields.partial() }),
  response: pacienteSchema,
  errors: [...FIELD_ERRORS, "NOT_FOUND", "PACIENTE_CHANGED"],
});

export const removePaciente = route({
  method: "DELETE",
  path: "/api/pacientes/:id",
  access: "doctor",
  scope: "pacientes:write",
  summary: "Delete a patient without a record; archive one with a record, which is kept 20 years",
  params,
  response: z.object({ outcome: z.enum(["deleted", "archived"]) }),
  errors: ["NOT_FOUND", "PACIENTE_MERGED"],
});

export const restorePaciente = route({
  method: "POST",
  path: "/api/pacientes/:id/restore",
  access: "doctor",
  scope: "pacientes:write",
  summary: "Restore an archived patient",
  params,
  response: pacienteSchema,
  errors: ["NOT_FOUND", "PACIENTE_MERGED"],
});

/** An item of a patient's record. */
export const timelineItemSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("consulta"),
    id: z.uuid(),
    at: z.iso.datetime(),
    status: z.enum(CONSULTA_STATUSES),
    erro: errorCodeSchema.nullable(),
    modelo_titulo: z.string(),
    archived: z.boolean(),
    /** Written documents beside the consultation's own one, without removed ones. */
    documents: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(DOCUMENT_KINDS).exclude(["anamnesis"]),
        titulo: z.string(),
      }),
    ),
  }),
  z.object({
    kind: z.literal("laudo"),
    id: z.uuid(),
    at: z.iso.datetime(),
    titulo: z.string(),
    status: z.enum(LAUDO_STATUSES),
  }),
  z.object({
    kind: z.literal("agendamento"),
    id: z.uuid(),
    at: z.iso.datetime(),
    ...agendamentoFields.pick({ tipo: true, titulo: true }).shape,
    cancelled: z.boolean(),
  }),
]);
export type TimelineItem = z.infer<typeof timelineItemSchema>;

export const getPacienteTimeline = route({
  method: "GET",
  path: "/api/pacientes/:id/timeline",
  access: "doctor",
  scope: ["pacientes:read", "consultas:read", "laudos:read", "agendamentos:read"],
  summary: "A patient's consultations, documents, laudos and appointments, newest first",
  params,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ items: z.array(timelineItemSchema), next_cursor: z.string().nullable() }),
  launched: true,
  errors: ["NOT_FOUND"],
});

export const exportPacientes = route({
  method: "GET",
  path: "/api/pacientes/export",
  access: "doctor",
  scope: null,
  summary: "All of the doctor's patients, including archived ones, for a file",
  response: z.object({ items: z.array(pacienteSchema) }),
  errors: [],
});
