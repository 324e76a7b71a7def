import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import type { FhirBundle } from "../laudo-fhir/bundle.ts";
import {
  type Doctor,
  type Entry,
  entryOf,
  patientEntry,
  practitionerEntry,
  referenceTo,
  uuidOf,
} from "../laudo-fhir/resources.ts";
import type { PatientDocument } from "./export-queries.ts";

const CONSENT_SCOPE = "http://terminology.hl7.org/CodeSystem/consentscope";
const LOINC = "http://loinc.org";

export interface BundleSource {
  paciente: Paciente;
  doctor: Doctor;
  consents: readonly ConsentEntry[];
  /** `path`: of the PDF in the zip. */
  documents: readonly (PatientDocument & { path: string })[];
  /** The bundle of each laudo, read one after another. */
  laudos: AsyncIterable<FhirBundle>;
  /** ISO 8601. */
  now: string;
}

/** https://loinc.org/59284-0 */
const CONSENT_CATEGORY = { system: LOINC, code: "59284-0", display: "Consent Document" };

const consentEntry = (one: ConsentEntry, patient: Entry): Entry =>
  entryOf(uuidOf(`consent ${one.consulta_id}`), {
    resourceType: "Consent",
    status: one.revoked_at === null ? "active" : "inactive",
    scope: { coding: [{ system: CONSENT_SCOPE, code: "patient-privacy" }] },
    category: [{ coding: [CONSENT_CATEGORY] }],
    patient: referenceTo(patient),
    dateTime: one.given_at,
    // A representative has no row to refer to.
    ...(one.given_by === "patient" && { performer: [referenceTo(patient)] }),
    policyRule: { text: "CFM 2.454/2026; LGPD (Lei 13.709/2018), art. 11" },
    provision: {
      type: one.revoked_at === null ? "permit" : "deny",
      period: {
        start: one.given_at,
        ...(one.revoked_at !== null && { end: one.revoked_at }),
      },
    },
  });

/** A relative address: the short code in the path begins with #. */
const toUrl = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

const documentEntry = (
  { id, kind, titulo, created_at, signed_at, path }: BundleSource["documents"][number],
  patient: Entry,
  practitioner: Entry,
): Entry =>
  entryOf(uuidOf(`document ${id}`), {
    resourceType: "DocumentReference",
    identifier: [{ system: "urn:ietf:rfc:3986", value: `urn:uuid:${id}` }],
    status: "current",
    docStatus: signed_at === null ? "preliminary" : "final",
    type: { text: kind },
    subject: referenceTo(patient),
    date: signed_at ?? created_at,
    author: [referenceTo(practitioner)],
    description: titulo,
    content: [{ attachment: { contentType: "application/pdf", url: toUrl(path), title: titulo } }],
  });

/**
 * The patient's data as the text of a FHIR R4 Bundle (`collection`), one entry in memory at a time.
 * Entries of laudos repeat the patient and the doctor; only the first of an address is kept.
 */
export async function* writeBundle(source: BundleSource): AsyncGenerator<string> {
  const patient = patientEntry(source.paciente);
  const practitioner = practitionerEntry(source.doctor);
  const seen = new Set<string>();
  const write = (entry: Entry): string => {
    if (seen.has(entry.fullUrl)) return "";
    const comma = seen.size === 0 ? "" : ",";
    seen.add(entry.fullUrl);
    return `${comma}\n${JSON.stringify(entry)}`;
  };
  yield `{"resourceType":"Bundle","type":"collection","timestamp":"${source.now}","entry":[`;
  yield write(patient);
  yield write(practitioner);
  for (const consent of source.consents) yield write(consentEntry(consent, patient));
  for (const one of source.documents) yield write(documentEntry(one, patient, practitioner));
  for await (const laudo of source.laudos) for (const entry of laudo.entry) yield write(entry);
  yield "\n]}\n";
}
