import { z } from "zod";
import { FIELD_ERRORS } from "./pacientes.ts";
import { resourceOf } from "./fhir.ts";
import { route } from "./route.ts";

/*
 * FHIR R4 resources that a key may create. An element that no field of ours keeps is refused, so
 * that nothing is lost unnoticed; `id`, `meta` and `text` are made by the server (FHIR, create).
 */

const made = {
  id: z.string().optional(),
  meta: z.unknown().optional(),
  text: z.unknown().optional(),
};
const shortText = z.string().min(1).max(2000);
const use = z.string().max(20).optional();
const period = z.strictObject({ start: z.string().max(40).optional() }).optional();

const nameSchema = z.strictObject({
  ...{ use, period },
  text: shortText.optional(),
  family: shortText.optional(),
  given: z.array(shortText).max(10).optional(),
});
const addressSchema = z.strictObject({
  ...{ use, period, type: use },
  text: shortText.optional(),
  line: z.array(shortText).max(10).optional(),
  ...{ district: shortText.optional(), city: shortText.optional(), state: shortText.optional() },
  ...{ postalCode: shortText.optional(), country: shortText.optional() },
});

/** https://hl7.org/fhir/R4/patient.html */
export const newPatientSchema = z.strictObject({
  ...made,
  resourceType: z.literal("Patient"),
  active: z.literal(true).optional(),
  /** The patient's CPF. */
  identifier: z
    .array(
      z.strictObject({ use, system: shortText, value: shortText, type: z.unknown().optional() }),
    )
    .max(1)
    .optional(),
  name: z.array(nameSchema).length(1),
  gender: z.enum(["male", "female", "other", "unknown"]).optional(),
  birthDate: z.string().max(20).optional(),
  /** One telephone number, one e-mail address. */
  telecom: z
    .array(z.strictObject({ use, system: z.enum(["phone", "email"]), value: shortText }))
    .max(2)
    .optional(),
  address: z.array(addressSchema).max(1).optional(),
});
export type NewPatient = z.infer<typeof newPatientSchema>;

const participantSchema = z.strictObject({
  actor: z.strictObject({
    reference: z.string().regex(/^(?:Patient|Practitioner)\/[A-Za-z0-9.-]{1,64}$/),
    display: z.string().max(400).optional(),
    type: z.string().max(40).optional(),
  }),
  status: z.enum(["accepted", "declined", "tentative", "needs-action"]),
});

/** https://hl7.org/fhir/R4/appointment.html */
export const newAppointmentSchema = z.strictObject({
  ...made,
  resourceType: z.literal("Appointment"),
  status: z.literal("booked"),
  /** `text`: Presencial (the default) or Telemedicina. */
  appointmentType: z.strictObject({ text: z.enum(["Presencial", "Telemedicina"]) }).optional(),
  description: z.string().max(2000).optional(),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }).optional(),
  minutesDuration: z.int().min(1).optional(),
  /** At most one patient, and the doctor of the key. */
  participant: z.array(participantSchema).min(1).max(2),
});
export type NewAppointment = z.infer<typeof newAppointmentSchema>;

export const createFhirPatient = route({
  method: "POST",
  path: "/api/v1/fhir/Patient",
  access: "doctor",
  scope: "pacientes:write",
  summary: "Create a patient from a FHIR R4 Patient",
  body: newPatientSchema,
  response: resourceOf("Patient"),
  status: 201,
  errors: FIELD_ERRORS,
});

export const createFhirAppointment = route({
  method: "POST",
  path: "/api/v1/fhir/Appointment",
  access: "doctor",
  scope: "agendamentos:write",
  summary: "Create an appointment from a FHIR R4 Appointment",
  body: newAppointmentSchema,
  response: resourceOf("Appointment"),
  status: 201,
  errors: ["PACIENTE_NOT_FOUND", "FIELD_TOO_LONG", "TIME_BLOCKED", "OUTSIDE_HOURS"],
});
