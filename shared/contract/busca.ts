import { z } from "zod";
import { consultaItemSchema } from "./consultas.ts";
import { pacienteChoiceSchema } from "./pacientes.ts";
import { route } from "./route.ts";

export const search = route({
  // Not a GET: the text is often a patient's name, and URLs end up in logs.
  method: "POST",
  path: "/api/busca",
  access: "doctor",
  scope: ["pacientes:read", "consultas:read", "documentos:read"],
  summary: "Search consultations (template, patient, short code, document) and patients",
  body: z.object({ text: z.string().max(200) }),
  response: z.object({
    consultas: z.array(consultaItemSchema),
    pacientes: z.array(
      pacienteChoiceSchema.extend({
        email: z.string().nullable(),
        telefone: z.string().nullable(),
        archived_at: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: [],
});
