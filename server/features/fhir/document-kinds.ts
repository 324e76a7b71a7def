import type { StoredKind } from "@relato/shared/domain/documento.ts";

/** Kinds of documents that LOINC names: https://loinc.org/document-ontology/ */
const LOINC: Partial<Record<StoredKind, readonly [code: string, display: string]>> = {
  anamnesis: ["11488-4", "Consult note"],
  prescription: ["57833-6", "Prescription for medication Document"],
  referral: ["57133-1", "Referral note"],
  guidance: ["69730-0", "Instructions [Text] Narrative"],
};

/** The type of a document as a CodeableConcept. */
export const documentType = (kind: StoredKind) => {
  const [code, display] = LOINC[kind] ?? [];
  return {
    ...(code !== undefined && { coding: [{ system: "http://loinc.org", code, display }] }),
    text: kind,
  };
};
