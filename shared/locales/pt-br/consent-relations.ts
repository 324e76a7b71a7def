import type { ConsentRelation } from "../../domain/consent.ts";

/** What a representative is to the patient. */
export const consentRelations: Record<ConsentRelation, string> = {
  mother: "mãe",
  father: "pai",
  guardian: "responsável legal (tutor)",
  curator: "curador(a)",
  spouse: "cônjuge ou companheiro(a)",
  child: "filho(a)",
  sibling: "irmão ou irmã",
  grandparent: "avô ou avó",
  other: "outro vínculo",
};
