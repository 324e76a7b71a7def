import { z } from "zod";
import { TIPOS } from "../domain/agenda.ts";
import { LOCALES } from "../domain/language.ts";
import { route } from "./route.ts";

/** By which channels the patient is told. */
const channelsSchema = z.object({ email: z.boolean(), whatsapp: z.boolean() });

/** An appointment. Times are UTC; the doctor's zone is `configuracoes`' (getTimeZone). */
export const agendamentoSchema = z.object({
  id: z.uuid(),
  data: z.iso.datetime(),
  duracao_min: z.int().min(1),
  tipo: z.enum(TIPOS),
  titulo: z.string().nullable(),
  paciente: z.object({ id: z.uuid(), nome: z.string() }).nullable(),
  /** The consultation that came of it. */
  consulta_id: z.uuid().nullable(),
  cancelled_at: z.iso.datetime().nullable(),
  /** How many of the doctor's other appointments share some of its time: shown, never refused. */
  conflicts: z.int().min(0),
  channels: channelsSchema,
  /** The language in which the patient is told. */
  locale: z.enum(LOCALES),
});
export type Agendamento = z.infer<typeof agendamentoSchema>;

/** As it was typed; domain/agenda.ts reads it. */
const draftSchema = z.object({
  data: z.string().max(100),
  /** Minutes; 30 when it is missing or none. */
  duracao_min: z.number().nullable(),
  tipo: z.enum(TIPOS),
  titulo: z.string().max(5000),
  paciente_id: z.uuid().nullable(),
  /** Without them: both of a new appointment's, and as they were of one that is changed. */
  channels: channelsSchema.optional(),
  /** Likewise; of a new one Portuguese. */
  locale: z.enum(LOCALES).optional(),
});

const baseSchema = agendamentoSchema
  .pick({
    data: true,
    duracao_min: true,
    tipo: true,
    titulo: true,
    channels: true,
    locale: true,
  })
  .extend({ paciente_id: z.uuid().nullable() });

const params = z.object({ id: z.uuid() });
const instant = z.iso.datetime({ offset: true });
const REFUSALS = [
  "DATA_HORA_REQUIRED",
  "FIELD_TOO_LONG",
  "PACIENTE_NOT_FOUND",
  "NOT_FOUND",
  "AGENDAMENTO_CANCELLED",
] as const;

export const listAgendamentos = route({
  method: "GET",
  path: "/api/agendamentos",
  access: "doctor",
  summary: "The appointments that take some time of a stretch of 62 days at most, in order of time",
  query: z.object({
    /** Now unless told. */
    from: instant.optional(),
    /** A week after `from` unless told; no longer part of the stretch. */
    to: instant.optional(),
    /** Cancelled ones, too. */
    cancelled: z.enum(["true", "false"]).default("false"),
  }),
  /** `more`: there are more than the 5,000 that are listed. */
  response: z.object({ items: z.array(agendamentoSchema), more: z.boolean() }),
  errors: [],
});

export const getAgendamento = route({
  method: "GET",
  path: "/api/agendamentos/:id",
  access: "doctor",
  summary: "One appointment",
  params,
  response: agendamentoSchema,
  errors: ["NOT_FOUND"],
});

export const createAgendamento = route({
  method: "POST",
  path: "/api/agendamentos",
  access: "doctor",
  summary: "Make an appointment; the same id twice makes one",
  body: draftSchema.extend({ id: z.uuid() }),
  response: agendamentoSchema,
  status: 201,
  errors: REFUSALS,
});

export const updateAgendamento = route({
  method: "PUT",
  path: "/api/agendamentos/:id",
  access: "doctor",
  summary:
    "Change the fields of an appointment that differ from `base`; the others stay as they are",
  params,
  /**
   * `base`: the fields as the caller read them. AGENDAMENTO_CHANGED, and nothing is saved, when one that is changed here was changed there
   * meanwhile, in another way.
   */
  body: draftSchema.extend({ base: baseSchema }),
  response: agendamentoSchema,
  errors: [...REFUSALS, "AGENDAMENTO_CHANGED"],
});

export const cancelAgendamento = route({
  method: "POST",
  path: "/api/agendamentos/:id/cancel",
  access: "doctor",
  summary: "Cancel an appointment; it stays, as cancelled",
  params,
  response: agendamentoSchema,
  errors: ["NOT_FOUND"],
});

export const restoreAgendamento = route({
  method: "POST",
  path: "/api/agendamentos/:id/restore",
  access: "doctor",
  summary: "Take a cancellation back",
  params,
  response: agendamentoSchema,
  errors: ["NOT_FOUND"],
});
