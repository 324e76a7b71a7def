import { z } from "zod";
import { agendamentoFields, agendamentoForm } from "../domain/agendamento.ts";
import { isDay } from "../domain/calendar.ts";
import { LOCALES } from "../domain/language.ts";
import { bytes } from "./bytes.ts";
import { pacienteChoiceSchema } from "./pacientes.ts";
import { route } from "./route.ts";

/** An appointment. Times are UTC; the doctor's zone is `configuracoes`' (getTimeZone). */
export const agendamentoSchema = agendamentoFields.extend({
  id: z.uuid(),
  paciente: pacienteChoiceSchema.nullable(),
  /** The consultation that was recorded for it. */
  consulta_id: z.uuid().nullable(),
  /** The same in each appointment of a series; null without one. */
  series_id: z.uuid().nullable(),
  cancelled_at: z.iso.datetime().nullable(),
  /** Whether the patient cancelled it, by the link of a notice. */
  cancelled_by_patient: z.boolean(),
  /** When the patient confirmed its current time, by the link of a notice. */
  confirmed_at: z.iso.datetime().nullable(),
  /** The number of the doctor's other appointments that overlap it: shown, never refused. */
  conflicts: z.int().min(0),
});
export type Agendamento = z.infer<typeof agendamentoSchema>;

/** Any offset; parsed to UTC. */
const { data } = agendamentoForm.shape;
/** Books over blocked times and outside of the working hours, which is refused otherwise. */
const force = z.boolean().default(false);
const params = z.object({ id: z.uuid() });
const instant = z.iso.datetime({ offset: true });
const REFUSALS = [
  "DATA_HORA_REQUIRED",
  "FIELD_TOO_LONG",
  "PACIENTE_NOT_FOUND",
  "NOT_FOUND",
  "AGENDAMENTO_CANCELLED",
  "TIME_BLOCKED",
  "OUTSIDE_HOURS",
] as const;

export const listAgendamentos = route({
  method: "GET",
  path: "/api/agendamentos",
  access: "doctor",
  scope: "agendamentos:read",
  summary: "The appointments of a range of at most 62 days, by time",
  query: z.object({
    /** Now by default. */
    from: instant.optional(),
    /** Exclusive; by default a week after `from`. */
    to: instant.optional(),
    /** Includes cancelled ones. */
    cancelled: z.enum(["true", "false"]).default("false"),
  }),
  /** `more`: there are more than the 5,000 listed ones. */
  response: z.object({ items: z.array(agendamentoSchema), more: z.boolean() }),
  errors: [],
});

export const getDayPdf = route({
  method: "GET",
  path: "/api/agenda/day/pdf",
  access: "doctor",
  scope: null,
  summary: "The appointments and blocked times of a day, to print",
  query: z.object({
    /** In the doctor's time zone. */
    day: z.string().refine(isDay),
    locale: z.enum(LOCALES),
    cancelled: z.enum(["true", "false"]).default("false"),
  }),
  response: bytes("application/pdf"),
  errors: ["PDF_FAILED"],
});

export const getAgendamento = route({
  method: "GET",
  path: "/api/agendamentos/:id",
  access: "doctor",
  scope: "agendamentos:read",
  summary: "One appointment",
  params,
  response: agendamentoSchema,
  errors: ["NOT_FOUND"],
});

export const createAgendamento = route({
  method: "POST",
  path: "/api/agendamentos",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Create an appointment; a repeated id creates one",
  body: agendamentoForm.extend({ id: z.uuid(), force }),
  response: agendamentoSchema,
  status: 201,
  errors: REFUSALS,
});

export const updateAgendamento = route({
  method: "PUT",
  path: "/api/agendamentos/:id",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Change the fields of an appointment that differ from `base`",
  params,
  /**
   * `base`: the fields as the caller read them. AGENDAMENTO_CHANGED, and nothing is saved, when a
   * field differs from `base` both here and in the database, with different values. A field that
   * neither has keeps its value: a tab opened before an update does not know new fields.
   */
  body: agendamentoForm.extend({ base: agendamentoFields.extend({ data }).partial(), force }),
  response: agendamentoSchema,
  errors: [...REFUSALS, "AGENDAMENTO_CHANGED"],
});

export const cancelAgendamento = route({
  method: "POST",
  path: "/api/agendamentos/:id/cancel",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Cancel an appointment; it is kept as cancelled",
  params,
  /** `following` also cancels the later ones of its series. */
  query: z.object({ following: z.enum(["true", "false"]).default("false") }),
  response: agendamentoSchema,
  errors: ["NOT_FOUND"],
});

export const restoreAgendamento = route({
  method: "POST",
  path: "/api/agendamentos/:id/restore",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Restore a cancelled appointment",
  params,
  /** `force` restores over blocked times and outside of the working hours. */
  query: z.object({ force: z.enum(["true", "false"]).default("false") }),
  response: agendamentoSchema,
  errors: ["NOT_FOUND", "TIME_BLOCKED", "OUTSIDE_HOURS"],
});
