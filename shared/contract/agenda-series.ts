import { z } from "zod";
import { agendamentoForm } from "../domain/agendamento.ts";
import { MAX_OCCURRENCES } from "../domain/recurrence.ts";
import { agendamentoSchema } from "./agenda.ts";
import { route } from "./route.ts";

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
    items: z.array(
      z.object({
        data: z.iso.datetime(),
        is_blocked: z.boolean(),
        is_outside_hours: z.boolean(),
        /** Other appointments at that time. */
        conflicts: z.int().min(0),
      }),
    ),
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
