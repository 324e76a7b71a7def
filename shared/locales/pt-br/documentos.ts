import type { DocumentKind } from "../../domain/documento.ts";

/** A consultation's documents: read, changed, signed. */
export const documentos = {
  /** The title of a document that bears none of its own. */
  kind: {
    anamnesis: "Anamnese",
    prescription: "Receita",
    certificate: "Atestado",
    nutritional_plan: "Plano nutricional",
    other: "Documento",
  } satisfies Record<DocumentKind, string>,
  /** Stands in a signed document, above what was added later. */
  addendumHeading: (name: string, when: string) => `Adendo de ${name}, ${when}`,
};
