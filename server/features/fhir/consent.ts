import type { ConsentRecord } from "@relato/shared/contract/consent.ts";
import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import type { ConsentRelation, Representative } from "@relato/shared/domain/consent.ts";
import { consentRelations } from "@relato/shared/locales/en-us/consent-relations.ts";
import { referenceTo, type Resource } from "./entry.ts";

const CONSENT_SCOPE = "http://terminology.hl7.org/CodeSystem/consentscope";
/** https://loinc.org/59284-0 */
const CATEGORY = { system: "http://loinc.org", code: "59284-0", display: "Patient Consent" };

const ROLES = "http://terminology.hl7.org/CodeSystem/v3-RoleCode";
/** https://terminology.hl7.org/CodeSystem-v3-RoleCode.html */
const ROLE_CODES: Partial<Record<ConsentRelation, string>> = {
  ...{ mother: "MTH", father: "FTH", guardian: "GUARD", spouse: "SPS" },
  ...{ child: "CHILD", sibling: "SIB", grandparent: "GRPRN" },
};

/** https://hl7.org/fhir/R4/relatedperson.html */
const relatedPersonOf = (
  { name, relation, document }: Representative,
  patient: object,
  id: string,
) => {
  const code = ROLE_CODES[relation];
  const coding = code !== undefined && { coding: [{ system: ROLES, code }] };
  return {
    ...{ resourceType: "RelatedPerson", id, patient, name: [{ text: name }] },
    ...(document !== null && { identifier: [{ value: document }] }),
    relationship: [{ ...coding, text: consentRelations[relation] }],
  };
};

/** Who consented: the patient, and each representative as a contained resource. */
const performersOf = (records: readonly ConsentRecord[], pacienteId: string) => {
  const patient = referenceTo("Patient", pacienteId);
  const contained = records.flatMap(({ representative }, at) =>
    representative === null
      ? []
      : [relatedPersonOf(representative, patient, `representative${at}`)],
  );
  const performer = [
    ...(records.some(({ given_by }) => given_by === "patient") ? [patient] : []),
    ...contained.map(({ id, name }) => ({ reference: `#${id}`, display: name[0]!.text })),
  ];
  return { ...(contained.length > 0 && { contained }), patient, performer };
};

/** The newest signed form. `urlOf`: its address in a file; the API has none. */
const sourceOf = (
  records: readonly ConsentRecord[],
  urlOf: ((record: ConsentRecord) => string) | null,
) => {
  const record = records.findLast(({ form }) => form !== null);
  if (!record?.form) return {};
  const { mime_type: contentType, size } = record.form;
  const address = urlOf !== null && { url: urlOf(record) };
  return { sourceAttachment: { contentType, ...address, size, creation: record.given_at } };
};

/** The consent of one consultation, with its id. https://hl7.org/fhir/R4/consent.html */
export const consentOf = (
  one: Pick<ConsentEntry, "consulta_id" | "given_at" | "records" | "revoked_at">,
  pacienteId: string | null,
  urlOf: ((record: ConsentRecord) => string) | null = null,
): Resource => ({
  resourceType: "Consent",
  id: one.consulta_id,
  status: one.revoked_at === null ? "active" : "inactive",
  scope: { coding: [{ system: CONSENT_SCOPE, code: "patient-privacy" }] },
  category: [{ coding: [CATEGORY] }],
  ...(pacienteId !== null && performersOf(one.records, pacienteId)),
  dateTime: one.given_at,
  ...sourceOf(one.records, urlOf),
  policyRule: { text: "CFM 2.454/2026; LGPD (Lei 13.709/2018), art. 11" },
  provision: {
    type: one.revoked_at === null ? "permit" : "deny",
    period: {
      start: one.given_at,
      ...(one.revoked_at !== null && { end: one.revoked_at }),
    },
  },
});
