import { z } from "zod";
import { consultaItemSchema } from "./consultas.ts";
import { route } from "./route.ts";

export const search = route({
  // Not a GET: what is searched for is a patient's name, and addresses end up in logs.
  method: "POST",
  path: "/api/busca",
  access: "doctor",
  summary:
    "The doctor's newest consultations by template, patient, short code or the document's words, and patients by what they are known by",
  body: z.object({ text: z.string().max(200) }),
  response: z.object({
    consultas: z.array(consultaItemSchema),
    pacientes: z.array(
      z.object({
        id: z.uuid(),
        nome: z.string(),
        email: z.string().nullable(),
        telefone: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});
