import {
  type ConsentRelation,
  type Representative,
  representativeSchema,
} from "@relato/shared/domain/consent.ts";

/** What is typed about a representative. */
export interface RepresentativeDraft {
  name: string;
  relation: ConsentRelation | "";
  document: string;
}

export const EMPTY_REPRESENTATIVE: RepresentativeDraft = { name: "", relation: "", document: "" };

/** The representative; null while name or relation is missing. */
export const toRepresentative = (draft: RepresentativeDraft): Representative | null => {
  const document = draft.document.trim() === "" ? null : draft.document;
  return representativeSchema.safeParse({ ...draft, document }).data ?? null;
};
