import { plural } from "../format.ts";
import type { PdfMessages } from "../pt-br/pdf.ts";

export const pdf: PdfMessages = {
  patient: "Patient:",
  born: "Date of birth:",
  date: "Date of visit:",
  consulta: "Visit:",
  examDate: "Date of examination:",
  laudo: "Report:",
  crm: (crm) => (/^\D/.test(crm.trim()) ? crm : `License ${crm}`),
  phone: (phone) => `Phone ${phone}`,
  page: ["Page", "of"],
  draft: "Draft: this document has not been reviewed and approved yet.",
  controlled: (names) =>
    `Contains a substance under special control in Brazil (${names}): this print does not replace the prescription form or notification that Portaria 344/1998 and RDC 1.000/2025 require.`,
  toReview: (count) =>
    plural("en-us", count, {
      one: `${count} sentence has no sufficient support in the conversation.`,
      other: `${count} sentences have no sufficient support in the conversation.`,
    }),
  engine: (name, version, when) => `Written by the ${name} engine ${version} on ${when}.`,
  model: (name, version, when) => `Written by the model ${name} ${version} on ${when}.`,
  edited: (who, when) => `Last changed by ${who} on ${when}.`,
  signed: (who, when) => `Reviewed and approved by ${who} on ${when}.`,
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
