import { z } from "zod";
import { route } from "./route.ts";

/**
 * The patient's consent to recording and AI (CFM 2.454/2026). Rows are never changed: a revocation
 * is a new row, and the newest row counts.
 */
const consentSchema = z.object({
  state: z.enum(["given", "revoked", "none"]),
  /** When the patient was told or revoked it; null without a row. */
  at: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof consentSchema>;

const params = z.object({ id: z.uuid() });

export const getConsent = route({
  method: "GET",
  path: "/api/consultas/:id/consent",
  access: "doctor",
  scope: "consultas:read",
  summary: "The patient's consent to this consultation",
  params,
  response: consentSchema,
  errors: ["NOT_FOUND"],
});

export const revokeConsent = route({
  method: "POST",
  path: "/api/consultas/:id/consent/revocation",
  access: "doctor",
  scope: null,
  summary:
    "Record that the patient revoked the consent; its recording goes, processing stops for good",
  params,
  response: consentSchema,
  errors: ["NOT_FOUND"],
});
