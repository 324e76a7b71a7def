import type { DocumentKind } from "@relato/shared/domain/documento.ts";
import { createDrafts } from "../../ui/draft/create-drafts.ts";
import type { PrescriptionDraft } from "./prescription/prescription-draft.ts";

/** A document's text. `base` is the number of the version that it changes. */
export interface EditDraft {
  base: number;
  markdown: string;
  titulo: string;
}
export const editDrafts = createDrafts<EditDraft>("edit", { holdsPage: true });
export const addendumDrafts = createDrafts<string>("addendum", { holdsPage: true });

/** The template and instruction of a rewrite. */
export interface Request {
  modelo_id: string | null;
  instruction: string;
}
export const rewriteDrafts = createDrafts<Request>("rewrite", { holdsPage: true });

/** A new document. A retry sends the same id, so that it creates one document. */
export interface NewDraft extends Request {
  id: string;
  way: "fromTemplate" | "blank";
  kind: Exclude<DocumentKind, "anamnesis">;
  /** Absent until the doctor types one: the kind's name. */
  titulo?: string;
  markdown: string;
  /** How a prescription is typed, and its fields. Absent until the doctor chooses or types. */
  entry?: "lines" | "text";
  prescription?: PrescriptionDraft;
}
/** By consultation. */
export const newDrafts = createDrafts<NewDraft>("new", { holdsPage: true });
