import { z } from "zod";
import { agendamentoFields, agendamentoForm } from "../domain/agendamento.ts";
import { MAX_FOLLOWING, MAX_OCCURRENCES } from "../domain/recurrence.ts";
import { agendamentoSchema } from "./agenda.ts";
import { route } from "./route.ts";

/** What the doctor should know about a time. */
const timeState = {
  is_blocked: z.boolean(),
  is_outside_hours: z.boolean(),
  /** Other appointments at that time. */
  conflicts: z.int().min(0),
};
const { data, duracao_min } = agendamentoForm.shape;
const params = z.object({ id: z.uuid() });
/** When the appointment repeats, without its own time. */
const body = z.object({
  dates: z
    .array(agendamentoForm.shape.data)
    .min(1)
    .max(MAX_OCCURRENCES - 1),
});

export const checkRepeats = route({
  method: "POST",
  path: "/api/agendamentos/:id/check-repeats",
  access: "doctor",
  scope: null,
  summary: "What is at the times at which an appointment would repeat; stores nothing",
  params,
  body,
  response: z.object({
    items: z.array(z.object({ data: z.iso.datetime(), ...timeState })),
  }),
  errors: ["NOT_FOUND"],
});

export const repeatAgendamento = route({
  method: "POST",
  path: "/api/agendamentos/:id/repeat",
  access: "doctor",
  scope: null,
  summary: "Repeat an appointment at these times, as a series; a repeated request creates nothing",
  params,
  body,
  response: z.object({ items: z.array(agendamentoSchema) }),
  status: 201,
  errors: ["NOT_FOUND", "AGENDAMENTO_CANCELLED"],
});

export const checkFollowing = route({
  method: "POST",
  path: "/api/agendamentos/:id/check-following",
  access: "doctor",
  scope: null,
  summary: "Where this and the following appointments of a series would move; stores nothing",
  params,
  /** The new start and length of this appointment. */
  body: z.object({ data, duracao_min }),
  response: z.object({
    /** This appointment first. Cancelled, past and attended ones stay and are left out. */
    items: z.array(
      z.object({ id: z.uuid(), before: z.iso.datetime(), data: z.iso.datetime(), ...timeState }),
    ),
  }),
  errors: ["NOT_FOUND", "DATA_HORA_REQUIRED"],
});

export const changeFollowing = route({
  method: "PUT",
  path: "/api/agendamentos/:id/following",
  access: "doctor",
  scope: null,
  summary: "Change an appointment, and the following ones of its series alike",
  params,
  /** `base` as for one appointment. `following`: those of the later ones that change too. */
  body: agendamentoForm.extend({
    base: agendamentoFields.extend({ data }).partial(),
    following: z.array(z.uuid()).max(MAX_FOLLOWING),
  }),
  response: z.object({ items: z.array(agendamentoSchema) }),
  errors: [
    ...(["DATA_HORA_REQUIRED", "FIELD_TOO_LONG", "PACIENTE_NOT_FOUND", "NOT_FOUND"] as const),
    ...(["AGENDAMENTO_CANCELLED", "AGENDAMENTO_CHANGED"] as const),
  ],
});
