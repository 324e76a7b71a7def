/*
 * The labels of HL7's guide "AI Transparency on FHIR" (1.0.0-ballot). AIAST is a code of HL7's
 * terminology, CLINAST_AIRPT of the guide:
 * https://hl7.org/fhir/uv/aitransparency/2026Jan/ValueSet-ProvenanceVS.html
 */
const ASSERTED_BY_AI = {
  system: "http://terminology.hl7.org/CodeSystem/v3-ObservationValue",
  code: "AIAST",
  display: "Artificial Intelligence asserted",
};
const ASSERTED_BY_CLINICIAN = {
  system: "http://hl7.org/fhir/uv/aitransparency/CodeSystem/AddedProvenanceCS",
  code: "CLINAST_AIRPT",
  display: "Clinician Asserted from AI Reported",
};

/** The label of a text whose original the engine or a model wrote; nothing for the doctor's own. */
export const aiLabel = ({ by_ai, signed }: { by_ai: boolean; signed: boolean }) =>
  by_ai ? { meta: { security: [signed ? ASSERTED_BY_CLINICIAN : ASSERTED_BY_AI] } } : {};
