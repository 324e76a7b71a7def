import { z } from "zod";
import { CONSULTA_STATUSES, CONSULTATION_TYPES, PIPELINE_STEPS } from "../domain/consulta.ts";
import { correctionSchema } from "../domain/correction.ts";
import { documentoGeradoSchema } from "../domain/document.ts";
import { LANGUAGES } from "../domain/language.ts";
import { transcriptSchema } from "../domain/transcript.ts";
import { errorCodeSchema } from "./errors.ts";
import { route } from "./route.ts";

/** How far the pipeline is. While the speech model is missing or being fetched, `waiting_for` says so. */
export const progressSchema = z.object({
  step: z.enum(PIPELINE_STEPS),
  done_ms: z.int().min(0).optional(),
  total_ms: z.int().min(0).nullable().optional(),
  waiting_for: z.enum(["speech_model"]).optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** A consultation as the list shows it. */
export const consultaItemSchema = z.object({
  id: z.uuid(),
  data_criacao: z.iso.datetime(),
  status: z.enum(CONSULTA_STATUSES),
  erro: errorCodeSchema.nullable(),
  progresso: progressSchema.nullable(),
  is_example: z.boolean(),
  modelo: z.object({ id: z.uuid(), titulo: z.string() }),
  paciente: z.object({ id: z.uuid(), nome: z.string() }).nullable(),
});
export type ConsultaItem = z.infer<typeof consultaItemSchema>;

export const consultaSchema = consultaItemSchema.extend({
  modelo: z.object({ id: z.uuid(), titulo: z.string(), markdown: z.string() }),
  /** `archived`: put away by the doctor; the record stays for as long as the law says. */
  paciente: z.object({ id: z.uuid(), nome: z.string(), archived: z.boolean() }).nullable(),
  language: z.enum(LANGUAGES),
  /** Where the sound can be played with HTTP Range; null when the consultation was given as text. */
  audio_url: z.string().nullable(),
  /** The recording that it is, for its waveform (`GET /api/gravacoes/:id/peaks`). */
  gravacao_id: z.uuid().nullable(),
  documento_gerado: documentoGeradoSchema,
  /** As it reads with all corrections; what was heard follows from `corrections`. */
  transcricao: transcriptSchema.nullable(),
  corrections: z.array(correctionSchema),
  /** What this doctor may do with it now (policy.ts). */
  can: z.object({ retry: z.boolean(), correct: z.boolean() }),
});
export type Consulta = z.infer<typeof consultaSchema>;

export const createConsultaSchema = z.object({
  /** Made by the caller, so that a repeated request makes one consultation. */
  id: z.uuid(),
  modelo_id: z.uuid(),
  paciente_id: z.uuid().nullable(),
  tipo_consulta: z.enum(CONSULTATION_TYPES),
  /** At most 500 characters; longer is CONTEXT_TOO_LONG. */
  contexto_paciente: z.string().max(100_000),
  language: z.enum(LANGUAGES),
  source: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("recording"), gravacao_id: z.uuid() }),
    z.object({ kind: z.literal("text"), text: z.string() }),
  ]),
  /** The appointment that it was begun from; it then names this consultation. One that is none is no reason to refuse. */
  agendamento_id: z.uuid().nullish(),
  /** CFM 2.454/2026: the patient was told of recording and AI; `agreed: false` processes nothing. */
  consent: z.object({ agreed: z.boolean() }),
});
export type CreateConsulta = z.infer<typeof createConsultaSchema>;

const params = z.object({ id: z.uuid() });

const listFilters = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  status: z.enum(CONSULTA_STATUSES).optional(),
  modelo: z.uuid().optional(),
  /** The template's specialty, as the template says it. */
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
  summary: "The doctor's consultations, newest first, 50 a page",
  query: listFilters,
  response: consultasPage,
  errors: [],
});

export const searchConsultas = route({
  method: "POST",
  path: "/api/consultas/search",
  access: "doctor",
  summary: "The same list, where the template's title holds every word, or the status is one",
  /** In the body: what is typed may be a patient's name, which belongs in no address. */
  body: listFilters.extend({
    text: z.string().max(200),
    /** The statuses that the text names in the reader's language. */
    statuses: z.array(z.enum(CONSULTA_STATUSES)).max(3).default([]),
  }),
  response: consultasPage,
  errors: [],
});

export const listConsultaFilters = route({
  method: "GET",
  path: "/api/consultas/filters",
  access: "doctor",
  summary: "The templates that the doctor's consultations name, deleted ones too, by title",
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
  summary: "One consultation with its transcript and document",
  params,
  response: consultaSchema,
  errors: ["NOT_FOUND"],
});

export const createConsulta = route({
  method: "POST",
  path: "/api/consultas",
  access: "doctor",
  summary: "Save a consultation and process it; the same id twice makes one",
  body: createConsultaSchema,
  response: consultaItemSchema,
  status: 201,
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

export const retryConsulta = route({
  method: "POST",
  path: "/api/consultas/:id/retry",
  access: "doctor",
  summary: "Process a failed consultation again from what is kept",
  params,
  response: consultaItemSchema,
  status: 202,
  errors: ["NOT_FOUND", "CONSULTA_NOT_FAILED"],
});

export const createExample = route({
  method: "POST",
  path: "/api/consultas/example",
  access: "doctor",
  summary: "Process the spoken example that ships with the product; counts towards nothing",
  body: z.object({ language: z.enum(LANGUAGES) }),
  response: consultaItemSchema,
  status: 201,
  errors: [],
});

export const getUsage = route({
  method: "GET",
  path: "/api/consultas/usage",
  access: "doctor",
  summary: "Consultations of this calendar month against the plan's limit (null: none)",
  response: z.object({ used: z.int().min(0), limit: z.int().nullable() }),
  errors: [],
});
