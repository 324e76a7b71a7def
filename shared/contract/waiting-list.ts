import { z } from "zod";
import { agendamentoFields, agendamentoForm } from "../domain/agendamento.ts";
import { waitingFields, waitingForm } from "../domain/waiting-list.ts";
import { agendamentoSchema } from "./agenda.ts";
import { pacienteChoiceSchema } from "./pacientes.ts";
import { route } from "./route.ts";

/** A coming appointment that could move to an earlier time. */
const comingSchema = agendamentoFields
  .pick({ data: true, duracao_min: true, tipo: true, titulo: true })
  .extend({ id: z.uuid() });
export type ComingAppointment = z.infer<typeof comingSchema>;

/** A patient who waits for a time. */
export const waitingEntrySchema = waitingFields.extend({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  paciente: pacienteChoiceSchema,
  /** How the doctor reaches the patient. Phone numbers are digits. */
  contact: z.object({
    email: z.string().nullable(),
    telefone: z.string().nullable(),
    whatsapp: z.string().nullable(),
  }),
  /** The appointment of `agendamento_id` while it is still to come. */
  agendamento: comingSchema.nullable(),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

const params = z.object({ id: z.uuid() });
const FORM_ERRORS = [
  ...(["FIELD_REQUIRED", "FIELD_TOO_LONG", "WAITING_PERIOD_INVALID"] as const),
  ...(["PACIENTE_NOT_FOUND", "NOT_FOUND"] as const),
] as const;

export const listWaitingEntries = route({
  method: "GET",
  path: "/api/waiting-list",
  access: "doctor",
  scope: null,
  summary: "The patients who wait for a time: by priority, then by the time of waiting",
  response: z.object({ items: z.array(waitingEntrySchema) }),
  errors: [],
});

export const createWaitingEntry = route({
  method: "POST",
  path: "/api/waiting-list",
  access: "doctor",
  scope: null,
  summary: "Add a patient to the waiting list; a repeated id adds one",
  body: waitingForm.safeExtend({ id: z.uuid() }),
  response: waitingEntrySchema,
  status: 201,
  errors: [...FORM_ERRORS, "WAITING_LIST_LIMIT"],
});

export const updateWaitingEntry = route({
  method: "PUT",
  path: "/api/waiting-list/:id",
  access: "doctor",
  scope: null,
  summary: "Replace what a waiting patient wants",
  params,
  body: waitingForm,
  response: waitingEntrySchema,
  errors: [...FORM_ERRORS, "WAITING_ENTRY_ENDED"],
});

export const removeWaitingEntry = route({
  method: "DELETE",
  path: "/api/waiting-list/:id",
  access: "doctor",
  scope: null,
  summary: "Take a patient off the waiting list; a restore brings the entry back",
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ["NOT_FOUND"],
});

export const restoreWaitingEntry = route({
  method: "POST",
  path: "/api/waiting-list/:id/restore",
  access: "doctor",
  scope: null,
  summary: "Bring an entry back; if it was booked, the booking is undone",
  params,
  /** `notify` sends the patient notices of the undone booking. */
  query: z.object({ notify: z.enum(["true", "false"]).default("false") }),
  response: waitingEntrySchema,
  errors: ["NOT_FOUND"],
});

export const bookWaitingEntry = route({
  method: "POST",
  path: "/api/waiting-list/:id/book",
  access: "doctor",
  scope: null,
  summary: "Book a free time for a waiting patient, who leaves the list",
  params,
  body: z.object({
    /** The id of the new appointment. An entry with an appointment moves that one instead. */
    agendamento_id: z.uuid(),
    data: agendamentoForm.shape.data,
    /** The language of a new appointment's notices. */
    locale: agendamentoFields.shape.locale.default("pt-br"),
    /** Sends the usual notices to the patient. */
    notify: z.boolean().default(false),
  }),
  response: agendamentoSchema,
  errors: [
    ...(["NOT_FOUND", "DATA_HORA_REQUIRED", "WAITING_ENTRY_ENDED"] as const),
    ...(["TIME_TAKEN", "TIME_BLOCKED", "OUTSIDE_HOURS"] as const),
  ],
});

export const listComingAppointments = route({
  method: "GET",
  path: "/api/pacientes/:id/appointments",
  access: "doctor",
  scope: null,
  summary: "The next appointments of a patient, at most 50",
  params,
  response: z.object({ items: z.array(comingSchema) }),
  errors: ["NOT_FOUND"],
});
