import { z } from "zod";
import { representativeSchema } from "./consent.ts";
import { CONSULTA_STATUSES, CONSULTATION_TYPES, PIPELINE_STEPS } from "../domain/consulta.ts";
import { correctionSchema } from "../domain/correction.ts";
import { documentoGeradoSchema } from "../domain/document.ts";
import { LANGUAGES } from "../domain/language.ts";
import { transcriptSchema } from "../domain/transcript.ts";
import { errorCodeSchema } from "./errors.ts";
import { pacienteChoiceSchema } from "./pacientes.ts";
import { route } from "./route.ts";

/** The pipeline's progress. `waiting_for`: the speech model is missing or downloading. */
export const progressSchema = z.object({
  step: z.enum(PIPELINE_STEPS),
  done_ms: z.int().min(0).optional(),
  total_ms: z.int().min(0).nullable().optional(),
  waiting_for: z.enum(["speech_model"]).optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** The stored fields of a consultation. */
export const consultaFields = z.object({
  id: z.uuid(),
  data_criacao: z.iso.datetime(),
  status: z.enum(CONSULTA_STATUSES),
  erro: errorCodeSchema.nullable(),
  progresso: progressSchema.nullable(),
  is_example: z.boolean(),
  /** Since then in no list; the record is kept as long as the law requires. */
  archived_at: z.iso.datetime().nullable(),
  modelo_id: z.uuid(),
  paciente_id: z.uuid().nullable(),
  language: z.enum(LANGUAGES),
  documento_gerado: documentoGeradoSchema,
  transcricao: transcriptSchema.nullable(),
});
export type ConsultaFields = z.infer<typeof consultaFields>;

/** The stored fields that the list shows. */
export const consultaItemFields = consultaFields.omit({
  modelo_id: true,
  paciente_id: true,
  language: true,
  documento_gerado: true,
  transcricao: true,
});

/** An item of the list of consultations. */
export const consultaItemSchema = consultaItemFields.extend({
  modelo: z.object({ id: z.uuid(), titulo: z.string() }),
  paciente: z.object({ id: z.uuid(), nome: z.string() }).nullable(),
});
export type ConsultaItem = z.infer<typeof consultaItemSchema>;

/** `transcricao` has all corrections applied. The original follows from `corrections`. */
export const consultaSchema = consultaFields.omit({ modelo_id: true, paciente_id: true }).extend({
  modelo: z.object({ id: z.uuid(), titulo: z.string(), markdown: z.string() }),
  /**
   * `archived`: removed from the doctor's lists. The record is kept as long as the law requires.
   */
  paciente: pacienteChoiceSchema.extend({ archived: z.boolean() }).nullable(),
  /** URL of the audio, with HTTP Range; null for a consultation given as text. */
  audio_url: z.string().nullable(),
  /** The recording, for its waveform (`GET /api/gravacoes/:id/peaks`). */
  gravacao_id: z.uuid().nullable(),
  corrections: z.array(correctionSchema),
  /** What this doctor may do now (policy.ts). */
  can: z.object({
    retry: z.boolean(),
    correct: z.boolean(),
    change_patient: z.boolean(),
    /** What a removal does; null when it is archived. */
    remove: z.enum(["archive", "erase"]).nullable(),
    restore: z.boolean(),
  }),
});
export type Consulta = z.infer<typeof consultaSchema>;

/** `id` comes from the client: a repeated request creates one consultation. */
export const createConsultaSchema = consultaFields
  .pick({ id: true, modelo_id: true, paciente_id: true, language: true })
  .extend({
    tipo_consulta: z.enum(CONSULTATION_TYPES),
    /** Over 500 characters is CONTEXT_TOO_LONG. */
    contexto_paciente: z.string().max(100_000),
    source: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("recording"), gravacao_id: z.uuid() }),
      z.object({ kind: z.literal("text"), text: z.string() }),
    ]),
    /** The appointment that this consultation belongs to. An unknown id is ignored. */
    agendamento_id: z.uuid().nullish(),
    /** Consent to recording and AI (CFM 2.454/2026). `agreed: false` stops all processing. */
    consent: z.object({
      agreed: z.boolean(),
      /** Who consented in the patient's place; without it, the patient did. */
      representative: representativeSchema.nullish(),
    }),
  });
export type CreateConsulta = z.infer<typeof createConsultaSchema>;

const params = z.object({ id: z.uuid() });

const listFilters = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  status: z.enum(CONSULTA_STATUSES).optional(),
  modelo: z.uuid().optional(),
  /** `none`: consultations without a patient, except examples, which never have one. */
  paciente: z.union([z.uuid(), z.literal("none")]).optional(),
  /** Whether the consultation's own document is signed. */
  signed: z.enum(["true", "false"]).optional(),
  /** Days in the doctor's time zone, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  archived: z.enum(["true", "false"]).default("false"),
  /** The template's specialty. */
  especialidade: z.string().min(1).max(100).optional(),
});
const consultasPage = z.object({
  items: z.array(consultaItemSchema),
  next_cursor: z.string().nullable(),
});

export const listConsultas = route({
  method: "GET",
  path: "/api/consultas",
  access: "doctor",
  scope: "consultas:read",
  summary: "The doctor's consultations, newest first, 50 a page",
  query: listFilters,
  response: consultasPage,
  errors: [],
});

export const searchConsultas = route({
  method: "POST",
  path: "/api/consultas/search",
  access: "doctor",
  scope: "consultas:read",
  summary: "The same list, filtered by words of the template's title or by status",
  /** In the body, not the URL: the text may be a patient's name, and URLs end up in logs. */
  body: listFilters.extend({
    text: z.string().max(200),
    /** The statuses whose names, in the reader's language, match the text. */
    statuses: z.array(z.enum(CONSULTA_STATUSES)).max(3).default([]),
  }),
  response: consultasPage,
  errors: [],
});

export const listConsultaFilters = route({
  method: "GET",
  path: "/api/consultas/filters",
  access: "doctor",
  scope: "consultas:read",
  summary: "Templates used by the doctor's consultations, deleted ones included, by title",
  response: z.object({
    modelos: z.array(
      z.object({ id: z.uuid(), titulo: z.string(), especialidade: z.string().nullable() }),
    ),
  }),
  errors: [],
});

export const getConsulta = route({
  method: "GET",
  path: "/api/consultas/:id",
  access: "doctor",
  scope: ["consultas:read", "documentos:read"],
  summary: "One consultation with its transcript and document",
  params,
  response: consultaSchema,
  launched: true,
  errors: ["NOT_FOUND"],
});

export const createConsulta = route({
  method: "POST",
  path: "/api/consultas",
  access: "doctor",
  scope: "consultas:write",
  summary: "Create a consultation and process it; a repeated id returns the existing one",
  body: createConsultaSchema,
  response: consultaItemSchema,
  status: 201,
  launched: true,
  errors: [
    "MODELO_NOT_FOUND",
    "PACIENTE_NOT_FOUND",
    "GRAVACAO_NOT_FOUND",
    "GRAVACAO_NOT_FINISHED",
    "GRAVACAO_IN_USE",
    "CONTEXT_REQUIRED",
    "CONTEXT_TOO_LONG",
    "CONSENT_REFUSED",
    "TEXT_EMPTY",
    "TEXT_TOO_LONG",
    "CONSULTATION_LIMIT",
    "ENGINE_FAILED",
    "UNAVAILABLE",
  ],
});

export const removeConsulta = route({
  method: "DELETE",
  path: "/api/consultas/:id",
  access: "doctor",
  scope: "consultas:write",
  summary: "Erase an example; archive any other consultation, which the law requires to be kept",
  params,
  response: z.object({ outcome: z.enum(["archived", "erased"]) }),
  errors: ["NOT_FOUND"],
});

export const restoreConsulta = route({
  method: "POST",
  path: "/api/consultas/:id/restore",
  access: "doctor",
  scope: "consultas:write",
  summary: "Restore an archived consultation to the lists",
  params,
  response: consultaItemSchema,
  errors: ["NOT_FOUND"],
});

export const retryConsulta = route({
  method: "POST",
  path: "/api/consultas/:id/retry",
  access: "doctor",
  scope: "consultas:write",
  summary: "Retry a failed consultation from its stored data",
  params,
  response: consultaItemSchema,
  status: 202,
  launched: true,
  errors: ["NOT_FOUND", "CONSULTA_NOT_FAILED"],
});

export const createExample = route({
  method: "POST",
  path: "/api/consultas/example",
  access: "doctor",
  scope: null,
  summary: "Process the spoken example that ships with the product; it counts towards no limit",
  body: z.object({ language: z.enum(LANGUAGES) }),
  response: consultaItemSchema,
  status: 201,
  errors: ["EXAMPLES_DAILY"],
});
