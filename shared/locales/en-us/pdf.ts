import { plural } from "../format.ts";
import type { PdfMessages } from "../pt-br/pdf.ts";
import { consentRelations } from "./consent-relations.ts";

export const pdf: PdfMessages = {
  patient: "Patient:",
  born: "Date of birth:",
  sex: "Sex:",
  sexo: { Feminino: "Female", Masculino: "Male", Outro: "Other" },
  address: "Address:",
  unnamed: "Physician",
  date: "Date of visit:",
  consulta: "Visit:",
  examDate: "Date of examination:",
  laudo: "Report:",
  cpf: "CPF:",
  passport: "Passport:",
  crm: (crm) => (/^\D/.test(crm.trim()) ? crm : `License ${crm}`),
  rqe: (rqe) => (/^\s*rqe/i.test(rqe) ? rqe : `RQE ${rqe}`),
  phone: (phone) => `Phone ${phone}`,
  page: ["Page", "of"],
  example:
    "Example: this document is from a demonstration visit, belongs to no patient and is not valid.",
  verifyExample: "An example document. Its code says so at:",
  draft: "Draft: this document has not been reviewed and approved yet.",
  laudoDraft: "Draft: this report has not been signed yet.",
  addendumDraft: (when) =>
    `The addendum has not been signed yet. The report without it was signed on ${when}.`,
  corrected: (when) =>
    `Corrected report: this text, with an addendum, replaces the one signed on ${when}.`,
  laudoSigned: (who, when) => `Signed by ${who} on ${when}.`,
  controlled: (names) =>
    `Contains a substance under special control in Brazil (${names}): this print does not replace the prescription form or notification that Portaria 344/1998 and RDC 1.000/2025 require.`,
  toReview: (count) =>
    plural("en-us", count, {
      one: `${count} sentence has no sufficient support in the conversation.`,
      other: `${count} sentences have no sufficient support in the conversation.`,
    }),
  engine: (name, version, when) => `Written by the ${name} engine ${version} on ${when}.`,
  model: (name, version, when) => `Written by the model ${name} ${version} on ${when}.`,
  relations: consentRelations,
  aiUse: {
    title: "Use of AI:",
    given: (when) => `The patient's consent was recorded on ${when}.`,
    givenFor: (when, name, relation) =>
      `Consent was given by the patient's representative, ${name} (${relation}), and recorded on ${when}.`,
    revoked: (when) => `The patient revoked the consent on ${when}.`,
    unrecorded: "No consent is recorded for this consultation.",
    unchanged: "The doctor did not change the text.",
    changed: (changed, total, removed) =>
      `The doctor wrote or changed ${changed} of ${total} sentences and removed ${removed}.`,
  },
  edited: (who, when) => `Last changed by ${who} on ${when}.`,
  signed: (who, when) => `Reviewed and approved by ${who} on ${when}.`,
  patientChanged: (who, when) =>
    `The patient of this consultation was changed by ${who} on ${when}.`,
  auditHead: (seq, hash) => `Audit log no. ${seq}: ${hash}`,
  verify: "Check that this document is genuine at:",
  code: "Code",
  reason: "Medical document",
  file: {
    anamnesis: "history",
    prescription: "prescription",
    certificate: "certificate",
    nutritional_plan: "nutritional-plan",
    exam_request: "test-request",
    referral: "referral",
    guidance: "instructions",
    other: "document",
    laudo: "report",
  },
};
