import type { documentos as ptBr } from "../pt-br/documentos.ts";

export const documentos: typeof ptBr = {
  kind: {
    anamnesis: "Note",
    prescription: "Prescription",
    certificate: "Medical certificate",
    nutritional_plan: "Nutritional plan",
    other: "Document",
  },
  addendumHeading: (name, when) => `Addendum by ${name}, ${when}`,
};
