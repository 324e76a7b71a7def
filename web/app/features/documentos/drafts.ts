import { createDrafts } from "../../ui/draft/create-drafts.ts";

/** A document's text. `base` is the number of the version that it was made from. */
export const editDrafts = createDrafts<{ base: number; markdown: string; titulo: string }>("edit", {
  holdsPage: true,
});
export const addendumDrafts = createDrafts<string>("addendum", { holdsPage: true });
/** The template and instruction with which a document is to be written again. */
export const rewriteDrafts = createDrafts<{ modelo_id: string | null; instruction: string }>(
  "rewrite",
  { holdsPage: true },
);
