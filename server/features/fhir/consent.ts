import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import { referenceTo, type Resource } from "./entry.ts";

const CONSENT_SCOPE = "http://terminology.hl7.org/CodeSystem/consentscope";
/** https://loinc.org/59284-0 */
const CATEGORY = { system: "http://loinc.org", code: "59284-0", display: "Patient Consent" };

/** The consent of one consultation, with its id. https://hl7.org/fhir/R4/consent.html */
export const consentOf = (
  one: Pick<ConsentEntry, "consulta_id" | "given_at" | "given_by" | "revoked_at">,
  pacienteId: string | null,
): Resource => {
  const patient = pacienteId === null ? null : referenceTo("Patient", pacienteId);
  return {
    resourceType: "Consent",
    id: one.consulta_id,
    status: one.revoked_at === null ? "active" : "inactive",
    scope: { coding: [{ system: CONSENT_SCOPE, code: "patient-privacy" }] },
    category: [{ coding: [CATEGORY] }],
    ...(patient && { patient }),
    dateTime: one.given_at,
    // A representative has no row to refer to.
    ...(patient && one.given_by === "patient" && { performer: [patient] }),
    policyRule: { text: "CFM 2.454/2026; LGPD (Lei 13.709/2018), art. 11" },
    provision: {
      type: one.revoked_at === null ? "permit" : "deny",
      period: {
        start: one.given_at,
        ...(one.revoked_at !== null && { end: one.revoked_at }),
      },
    },
  };
};
