import type { ConsentRelation, Representative } from "@relato/shared/domain/consent.ts";

/** What is typed about a representative. */
export interface RepresentativeDraft {
  name: string;
  relation: ConsentRelation | "";
  document: string;
}

export const EMPTY_REPRESENTATIVE: RepresentativeDraft = { name: "", relation: "", document: "" };

/** The representative; null while name or relation is missing. */
export const toRepresentative = (draft: RepresentativeDraft): Representative | null => {
  const { relation } = draft;
  const name = draft.name.trim();
  const document = draft.document.trim();
  if (name === "" || relation === "") return null;
  return { name, relation, document: document === "" ? null : document };
};
