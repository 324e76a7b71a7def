import { z } from "zod";
import { consultaItemSchema } from "./consultas.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

/** `nome` is null when the patient's row was deleted or is restricted. */
const patientAtChange = z.object({ id: z.uuid(), nome: z.string().nullable() }).nullable();

/** A change of a consultation's patient. Null: no patient. */
export const patientChangeSchema = z.object({
  from: patientAtChange,
  to: patientAtChange,
  /** The doctor's name at that time. */
  changed_name: z.string(),
  changed_at: z.iso.datetime(),
});
export type PatientChange = z.infer<typeof patientChangeSchema>;

export const listPatientChanges = route({
  method: "GET",
  path: "/api/consultas/:id/patient",
  access: "doctor",
  scope: ["consultas:read", "pacientes:read"],
  summary: "The changes of a consultation's patient, newest first",
  params,
  response: z.object({ items: z.array(patientChangeSchema) }),
  errors: ["NOT_FOUND"],
});

export const setConsultaPatient = route({
  method: "PUT",
  path: "/api/consultas/:id/patient",
  access: "doctor",
  scope: "consultas:write",
  summary: "Set, change or remove a consultation's patient; texts and signatures stay",
  params,
  /** `from`: the patient that the caller saw. A repeated request changes nothing. */
  body: z.object({ from: z.uuid().nullable(), to: z.uuid().nullable() }),
  response: consultaItemSchema,
  errors: [
    "NOT_FOUND",
    "PACIENTE_NOT_FOUND",
    "CONSULTA_PATIENT_CHANGED",
    "CONSULTA_IS_EXAMPLE",
    "PACIENTE_RESTRICTED",
  ],
});
