import type { ConsentRelation } from "../../domain/consent.ts";

/** What a representative is to the patient. */
export const consentRelations: Record<ConsentRelation, string> = {
  mother: "mother",
  father: "father",
  guardian: "legal guardian",
  curator: "court-appointed curator",
  spouse: "spouse or partner",
  child: "son or daughter",
  sibling: "brother or sister",
  grandparent: "grandparent",
  other: "another relation",
};
