import { z } from "zod";
import { CONSENT_GIVERS, CONSENT_PURPOSES, CONSENT_WAYS } from "../domain/consent.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

/** An entry of the consent register: what the patient agreed to for one consultation. */
const consentEntrySchema = z.object({
  consulta_id: z.uuid(),
  /** When the consultation was saved. */
  consulta_at: z.iso.datetime(),
  purpose: z.enum(CONSENT_PURPOSES),
  given_by: z.enum(CONSENT_GIVERS),
  way: z.enum(CONSENT_WAYS),
  /** The version of the wording; null for consents of older releases. */
  wording: z.string().nullable(),
  /** The doctor who recorded it. */
  recorded_by: z.string(),
  given_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
  /** Whether the recording is stored. */
  has_audio: z.boolean(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

export const listPatientConsents = route({
  method: "GET",
  path: "/api/pacientes/:id/consents",
  access: "doctor",
  summary: "The patient's consents, one for each consultation, newest first",
  params,
  response: z.object({ items: z.array(consentEntrySchema) }),
  errors: ["NOT_FOUND"],
});

export const exportPatient = route({
  method: "GET",
  path: "/api/pacientes/:id/export",
  access: "doctor",
  summary:
    "Everything about one patient, with a FHIR bundle, as a streamed zip; one at a time a doctor",
  params,
  response: bytes("application/zip"),
  errors: ["NOT_FOUND", "RATE_LIMITED"],
});
