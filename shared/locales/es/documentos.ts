import type { documentos as ptBr } from "../pt-br/documentos.ts";

export const documentos: typeof ptBr = {
  kind: {
    anamnesis: "Anamnesis",
    prescription: "Receta",
    certificate: "Certificado médico",
    nutritional_plan: "Plan nutricional",
    other: "Documento",
  },
  addendumHeading: (name, when) => `Adenda de ${name}, ${when}`,
};
