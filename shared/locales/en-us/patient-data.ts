import type { ViewMessages } from "../pt-br/views.ts";

export const patientData: ViewMessages["patientData"] = {
  title: "Privacy",
  failed: "The consents could not be loaded",
  consents: {
    title: "Consents",
    empty: "No consent recorded.",
    purpose: { recording_and_ai: "Recording of the consultation and use of AI" },
    consulta: (code) => `Consultation ${code}`,
    given: (when, by) => `Given on ${when} ${by}`,
    givenBy: { patient: "by the patient", representative: "by the patient's representative" },
    way: { spoken: "spoken", written: "in writing" },
    recordedBy: (name) => `recorded by ${name}`,
    wording: (version) =>
      version === null ? "wording of an earlier version" : `wording of version ${version}`,
    revoked: (when) => `Revoked on ${when}`,
    audio: { stored: "Recording stored", none: "No recording" },
  },
};
