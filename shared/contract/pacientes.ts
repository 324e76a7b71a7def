import { z } from "zod";
import { TIPOS } from "../domain/agenda.ts";
import { CONSULTA_STATUSES } from "../domain/consulta.ts";
import { DOCUMENT_KINDS } from "../domain/documento.ts";
import { MAX_IMPORT_ROWS, PACIENTE_FIELDS, SEXOS } from "../domain/paciente.ts";
import { errorCodeSchema } from "./errors.ts";
import { route } from "./route.ts";

export const pacienteChoiceSchema = z.object({ id: z.uuid(), nome: z.string() });
export type PacienteChoice = z.infer<typeof pacienteChoiceSchema>;

const fields = {
  nome: z.string(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  sexo: z.enum(SEXOS).nullable(),
  data_nascimento: z.iso.date().nullable(),
  documento: z.string().nullable(),
  endereco: z.object({ texto: z.string() }).nullable(),
};

export const pacienteSchema = z.object({
  id: z.uuid(),
  ...fields,
  created_at: z.iso.datetime(),
  /** When the patient was archived; null while active. */
  archived_at: z.iso.datetime().nullable(),
});
export type Paciente = z.infer<typeof pacienteSchema>;

/** As it was typed; domain/paciente.ts reads it. Longer than any field may be, so that the answer can name the field. */
const typed = z.string().max(5000);
export const pacienteDraftSchema = z.object({
  nome: typed,
  email: typed,
  telefone: typed,
  whatsapp: typed,
  sexo: typed,
  data_nascimento: typed,
  documento: typed,
  endereco: typed,
});

const FIELD_ERRORS = [
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
  summary: "The doctor's active patients by name, for a picker",
  response: z.object({ items: z.array(pacienteChoiceSchema) }),
  errors: [],
});

export const searchPacientes = route({
  // Not a GET: what is searched for is a patient's name, and addresses end up in logs.
  method: "POST",
  path: "/api/pacientes/search",
  access: "doctor",
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
  summary: "One patient",
  params,
  response: pacienteSchema.extend({
    /** `remove`: what removing would do; a patient with a record is archived (policy.ts). */
    can: z.object({ remove: z.enum(["delete", "archive"]).nullable(), restore: z.boolean() }),
  }),
  errors: ["NOT_FOUND"],
});
export type PacienteDetail = z.infer<typeof getPaciente.response>;

export const createPaciente = route({
  method: "POST",
  path: "/api/pacientes",
  access: "doctor",
  summary: "Create a patient; the same id twice makes one",
  /** PACIENTE_CHANGED when the id is that of one's own patient who stands there with other words by now. */
  body: pacienteDraftSchema.extend({ id: z.uuid() }),
  response: pacienteSchema,
  status: 201,
  errors: [...FIELD_ERRORS, "NOT_FOUND", "PACIENTE_CHANGED"],
});

export const updatePaciente = route({
  method: "PUT",
  path: "/api/pacientes/:id",
  access: "doctor",
  summary: "Change the fields of a patient that differ from `base`; the others stay as they are",
  params,
  /**
   * `base`: the fields as the caller read them. PACIENTE_CHANGED, and nothing is saved, when one that is changed here was changed there
   * meanwhile, in another way.
   */
  body: pacienteDraftSchema.extend({ base: z.object(fields) }),
  response: pacienteSchema,
  errors: [...FIELD_ERRORS, "NOT_FOUND", "PACIENTE_CHANGED"],
});

export const removePaciente = route({
  method: "DELETE",
  path: "/api/pacientes/:id",
  access: "doctor",
  summary: "Delete a patient without a record; archive one with a record, which is kept 20 years",
  params,
  response: z.object({ outcome: z.enum(["deleted", "archived"]) }),
  errors: ["NOT_FOUND"],
});

export const restorePaciente = route({
  method: "POST",
  path: "/api/pacientes/:id/restore",
  access: "doctor",
  summary: "Bring an archived patient back",
  params,
  response: pacienteSchema,
  errors: ["NOT_FOUND"],
});

/** What stands in a patient's record, by kind. */
export const timelineItemSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("consulta"),
    id: z.uuid(),
    at: z.iso.datetime(),
    status: z.enum(CONSULTA_STATUSES),
    erro: errorCodeSchema.nullable(),
    modelo_titulo: z.string(),
    /** What the consultation holds beside its own document. */
    documents: z.array(z.enum(DOCUMENT_KINDS).exclude(["anamnesis"])),
  }),
  z.object({
    kind: z.literal("agendamento"),
    id: z.uuid(),
    at: z.iso.datetime(),
    tipo: z.enum(TIPOS),
    titulo: z.string().nullable(),
    cancelled: z.boolean(),
  }),
]);
export type TimelineItem = z.infer<typeof timelineItemSchema>;

export const getPacienteTimeline = route({
  method: "GET",
  path: "/api/pacientes/:id/timeline",
  access: "doctor",
  summary: "A patient's consultations, documents and appointments, newest first",
  params,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({ items: z.array(timelineItemSchema), next_cursor: z.string().nullable() }),
  errors: ["NOT_FOUND"],
});

/** A row of an import: its number in the file, an id of its own so that a repeated request makes one patient, and its words. */
const importRowSchema = pacienteDraftSchema.extend({ row: z.number().int().min(1), id: z.uuid() });
export type ImportRow = z.infer<typeof importRowSchema>;
const importBody = z.object({ rows: z.array(importRowSchema).min(1).max(MAX_IMPORT_ROWS) });

export const previewImport = route({
  method: "POST",
  path: "/api/pacientes/import/preview",
  access: "doctor",
  summary: "What an import would do; nothing is saved",
  body: importBody,
  response: z.object({
    errors: z.array(
      z.object({
        row: z.int(),
        field: z.enum(PACIENTE_FIELDS),
        code: z.enum(FIELD_ERRORS),
      }),
    ),
    /** Rows whose CPF, passport or e-mail a patient, or a row before it (`row`), has already. */
    duplicates: z.array(
      z.object({
        row: z.int(),
        by: z.enum(["documento", "email"]),
        of: z.object({ nome: z.string(), row: z.int().nullable() }),
      }),
    ),
  }),
  errors: [],
});
export type ImportPreview = z.infer<typeof previewImport.response>;

export const importPacientes = route({
  method: "POST",
  path: "/api/pacientes/import",
  access: "doctor",
  summary: "Save an import's patients, all of them or none; the same rows twice make one of each",
  body: importBody,
  response: z.object({ imported: z.int().min(0) }),
  errors: FIELD_ERRORS,
});

export const exportPacientes = route({
  method: "GET",
  path: "/api/pacientes/export",
  access: "doctor",
  summary: "All of the doctor's patients, archived ones too, for a file",
  response: z.object({ items: z.array(pacienteSchema) }),
  errors: [],
});
