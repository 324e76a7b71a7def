import { z } from "zod";
import { laudoContentSchema } from "../domain/laudo/content.ts";
import { pacienteSchema } from "./pacientes.ts";
import { route } from "./route.ts";

export const patientContextSchema = z.object({
  paciente: pacienteSchema.pick({
    id: true,
    nome: true,
    sexo: true,
    data_nascimento: true,
    documento: true,
  }),
  /** The newest consultation with a document; null if there is none. */
  ultima_consulta: z
    .object({
      id: z.uuid(),
      data_criacao: z.iso.datetime(),
      titulo: z.string(),
      documento_gerado: z.string(),
    })
    .nullable(),
});
export type PatientContext = z.infer<typeof patientContextSchema>;

export const findPatientContext = route({
  // Not a GET: the identifier can be a patient's CPF or e-mail.
  method: "POST",
  path: "/api/laudos/patient-context",
  access: "doctor",
  scope: ["laudos:read", "pacientes:read", "consultas:read", "documentos:read"],
  summary: "Own patients by CPF, e-mail or name, with the last consultation (find_patient_context)",
  body: z.object({ identifier: z.string().trim().min(2).max(200) }),
  /** One for a CPF, an e-mail or the patient's id; at most ten for a name. */
  response: z.object({ items: z.array(patientContextSchema) }),
  errors: ["SUBSCRIBERS_ONLY"],
});

/** A measurement of a signed laudo, compared with the current text. */
export const priorMeasureSchema = z.object({
  /** What was measured, in the laudo's own words. */
  label: z.string(),
  /** Largest diameter, or the one value, in the unit below. */
  current: z.number().nullable(),
  unit: z.string(),
  priors: z.array(
    z.object({
      laudo_id: z.uuid(),
      exam_date: z.iso.date(),
      value: z.number(),
      /** The words of the prior laudo. */
      quote: z.string(),
      /** `current` minus `value`; null without a current value. */
      change: z.number().nullable(),
      change_percent: z.number().nullable(),
      /** `power`: about ten times more or less; `unit`: as if mm and cm were confused. */
      implausible: z.enum(["power", "unit"]).nullable(),
    }),
  ),
  /** A sentence of comparison in the laudo's language, ready to be inserted. */
  comparison: z.string().nullable(),
});
export type PriorMeasure = z.infer<typeof priorMeasureSchema>;

export const comparePriors = route({
  method: "POST",
  path: "/api/laudos/:id/priors",
  access: "doctor",
  scope: "laudos:read",
  summary: "The patient's earlier signed laudos of the same kind, and their measurements",
  params: z.object({ id: z.uuid() }),
  body: z.object({ content: laudoContentSchema }),
  response: z.object({
    laudos: z.array(
      z.object({
        id: z.uuid(),
        titulo: z.string(),
        exam_date: z.iso.date(),
        /** The signed text. */
        markdown: z.string(),
      }),
    ),
    measures: z.array(priorMeasureSchema),
  }),
  errors: ["NOT_FOUND", "LAUDO_TOO_LONG", "LAUDO_CHECK_FAILED"],
});
