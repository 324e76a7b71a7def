import { z } from "zod";
import { route } from "./route.ts";

export const pacienteChoiceSchema = z.object({ id: z.uuid(), nome: z.string() });
export type PacienteChoice = z.infer<typeof pacienteChoiceSchema>;

export const listPacienteChoices = route({
  method: "GET",
  path: "/api/pacientes/choices",
  access: "doctor",
  summary: "The doctor's patients by name, for a picker",
  response: z.object({ items: z.array(pacienteChoiceSchema) }),
  errors: [],
});
