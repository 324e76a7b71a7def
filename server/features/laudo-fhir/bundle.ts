import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { LaudoStatus } from "@relato/shared/domain/laudo/laudo.ts";
import { categoryOf } from "./category.ts";
import { observedFields } from "./observation.ts";
import {
  type Doctor,
  type Entry,
  entryOf,
  patientEntry,
  practitionerEntry,
  referenceTo,
  uuidOf,
} from "./resources.ts";

/** `content`, `titulo` and `issued` are of the newest signed version, else of the working copy. */
export interface FhirSource {
  laudo: Pick<Laudo, "id" | "language" | "exam_date" | "status" | "paciente" | "paciente_id">;
  titulo: string;
  content: LaudoContent;
  /** The whole text. */
  text: string;
  conclusion: string;
  /** When it was signed, or last changed. */
  issued: string;
  doctor: Doctor;
}

/** `corrected` is a text that was amended after it was final. */
const STATUS = {
  draft: "preliminary",
  final: "final",
  corrected: "amended",
} as const satisfies Record<LaudoStatus, string>;
const SECTION_SYSTEM = "http://terminology.hl7.org/CodeSystem/v2-0074";

export interface FhirBundle {
  resourceType: "Bundle";
  type: "collection";
  timestamp: string;
  entry: Entry[];
}

/**
 * A laudo as a FHIR R4 Bundle. Its type is `collection`: a `document` needs a Composition as its
 * first entry and is an attested document, which here is the signed PDF.
 */
export const fhirBundle = (source: FhirSource): FhirBundle => {
  const { laudo, titulo, content, text, conclusion, issued, doctor } = source;
  const patient =
    laudo.paciente === null || laudo.paciente_id === null
      ? null
      : patientEntry({ ...laudo.paciente, id: laudo.paciente_id });
  const practitioner = practitionerEntry(doctor);
  const status = STATUS[laudo.status];
  const shared = {
    ...(patient && { subject: referenceTo(patient) }),
    effectiveDateTime: laudo.exam_date,
    issued,
    performer: [referenceTo(practitioner, doctor.name)],
  };
  const observations = observedFields(content, { signed: laudo.status !== "draft" }).map(
    ({ label, value }, i) =>
      entryOf(uuidOf(`observation ${laudo.id} ${i}`), {
        resourceType: "Observation",
        status,
        code: { text: label },
        ...shared,
        ...value,
      }),
  );
  const category = categoryOf(titulo);
  const report = entryOf(laudo.id, {
    resourceType: "DiagnosticReport",
    language: laudo.language,
    identifier: [{ system: "urn:ietf:rfc:3986", value: `urn:uuid:${laudo.id}` }],
    status,
    category: [{ coding: [{ system: SECTION_SYSTEM, ...category }], text: category.display }],
    code: { text: titulo },
    ...shared,
    ...(observations.length > 0 && { result: observations.map((one) => referenceTo(one)) }),
    ...(conclusion !== "" && { conclusion }),
    presentedForm: [
      {
        contentType: "text/plain; charset=utf-8",
        language: laudo.language,
        data: Buffer.from(text, "utf8").toString("base64"),
        title: titulo,
        creation: issued,
      },
    ],
  });
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: issued,
    entry: [report, ...(patient ? [patient] : []), practitioner, ...observations],
  };
};
