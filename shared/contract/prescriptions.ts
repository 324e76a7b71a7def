import { z } from "zod";
import { prescriptionLineSchema } from "../domain/prescription.ts";
import { route } from "./route.ts";

/** The newest prescription of a patient's other consultations, as lines to use again. */
export const lastPrescriptionSchema = z.object({
  documento_id: z.uuid(),
  consulta_id: z.uuid(),
  titulo: z.string(),
  /** When its newest version was made. */
  at: z.iso.datetime(),
  is_signed: z.boolean(),
  lines: z.array(prescriptionLineSchema),
});
export type LastPrescription = z.infer<typeof lastPrescriptionSchema>;

export const getLastPrescription = route({
  method: "GET",
  path: "/api/consultas/:id/last-prescription",
  access: "doctor",
  scope: null,
  summary: "The medicines of the patient's last prescription from another consultation",
  params: z.object({ id: z.uuid() }),
  response: z.object({ prescription: lastPrescriptionSchema.nullable() }),
  errors: ["NOT_FOUND"],
});
