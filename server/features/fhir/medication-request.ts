import { aiLabel } from "./ai-label.ts";
import { dateOf, type DocumentSource, isByAi, isSigned } from "./document-source.ts";
import { identifierOf, referenceTo, type Resource } from "./entry.ts";
import { practitionerReference } from "./practitioner.ts";

/**
 * One MedicationRequest per statement of a prescription, in the doctor's words: medicine and dose
 * are one sentence, which is not taken apart. None without a patient, whom FHIR requires.
 * https://hl7.org/fhir/R4/medicationrequest.html
 */
export const medicationRequestsOf = (source: DocumentSource): Resource[] => {
  const { id, kind, paciente_id, consulta_id, doctor, version } = source;
  if (kind !== "prescription" || paciente_id === null) return [];
  const signed = isSigned(source);
  const texts = version.content.sections
    .flatMap(({ statements }) => statements.map(({ text }) => text))
    .filter((text) => text.trim() !== "");
  return texts.map((text, n) => ({
    resourceType: "MedicationRequest",
    id: `${id}-${n}`,
    ...aiLabel({ by_ai: isByAi(source), signed }),
    status: signed ? "active" : "draft",
    intent: "order",
    medicationCodeableConcept: { text },
    subject: referenceTo("Patient", paciente_id),
    encounter: referenceTo("Encounter", consulta_id),
    authoredOn: dateOf(source),
    requester: practitionerReference(doctor),
    groupIdentifier: identifierOf(id),
    dosageInstruction: [{ text }],
  }));
};
