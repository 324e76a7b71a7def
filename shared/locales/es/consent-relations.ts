import type { ConsentRelation } from "../../domain/consent.ts";

/** What a representative is to the patient. */
export const consentRelations: Record<ConsentRelation, string> = {
  mother: "madre",
  father: "padre",
  guardian: "tutor(a) legal",
  curator: "curador(a)",
  spouse: "cónyuge o pareja",
  child: "hijo(a)",
  sibling: "hermano(a)",
  grandparent: "abuelo(a)",
  other: "otro vínculo",
};
