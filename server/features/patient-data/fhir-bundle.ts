import type { ConsentRecord } from "@relato/shared/contract/consent.ts";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import { consentOf } from "../fhir/consent.ts";
import { documentReferenceOf } from "../fhir/document-reference.ts";
import { type Resource, toEntry } from "../fhir/entry.ts";
import type { FhirBundle } from "../fhir/laudo-bundle.ts";
import { patientOf } from "../fhir/patient.ts";
import { type Doctor, practitionerOf } from "../fhir/practitioner.ts";
import type { PatientDocument } from "./export-queries.ts";

export interface BundleSource {
  paciente: Paciente;
  doctor: Doctor;
  consents: readonly ConsentEntry[];
  /** The path of a consent's signed form in the zip. */
  formPathOf: (entry: ConsentEntry, record: ConsentRecord) => string;
  /** `path`: of the PDF in the zip. */
  documents: readonly (PatientDocument & { path: string })[];
  /** The bundle of each laudo, read one after another. */
  laudos: AsyncIterable<FhirBundle>;
  /** ISO 8601. */
  now: string;
}

/** A relative address: the short code in the path begins with #. */
const toUrl = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

const referenceOf = (
  one: BundleSource["documents"][number],
  { doctor, paciente }: BundleSource,
): Resource => {
  const { id, kind, titulo, created_at, signed_at, by_ai, path } = one;
  return documentReferenceOf({
    ...{ id, kind, titulo, by_ai, doctor },
    date: signed_at ?? created_at,
    status: signed_at === null ? "preliminary" : "final",
    paciente_id: paciente.id,
    // The file has no Encounters.
    consulta_id: null,
    attachment: { contentType: "application/pdf", url: toUrl(path), title: titulo },
  });
};

/**
 * The patient's data as the text of a FHIR R4 Bundle (`collection`), one entry in memory at a time.
 * Entries of laudos repeat the patient and the doctor; only the first of an address is kept.
 */
export async function* writeBundle(source: BundleSource): AsyncGenerator<string> {
  const { paciente, doctor, consents, documents } = source;
  const seen = new Set<string>();
  const write = (entry: FhirBundle["entry"][number]): string => {
    if (seen.has(entry.fullUrl)) return "";
    const comma = seen.size === 0 ? "" : ",";
    seen.add(entry.fullUrl);
    return `${comma}\n${JSON.stringify(entry)}`;
  };
  yield `{"resourceType":"Bundle","type":"collection","timestamp":"${source.now}","entry":[`;
  yield write(toEntry(patientOf(paciente)));
  yield write(toEntry(practitionerOf(doctor)));
  for (const one of consents) {
    const urlOf = (record: ConsentRecord): string => toUrl(source.formPathOf(one, record));
    yield write(toEntry(consentOf(one, paciente.id, urlOf)));
  }
  for (const one of documents) yield write(toEntry(referenceOf(one, source)));
  for await (const laudo of source.laudos) for (const entry of laudo.entry) yield write(entry);
  yield "\n]}\n";
}
