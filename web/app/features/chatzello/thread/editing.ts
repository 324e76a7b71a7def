import type { Question } from "@relato/shared/contract/chatzello.ts";

/** A question that is being edited: its new text becomes another version. */
export type Editing = Pick<Question, "id" | "parent_id" | "content"> & {
  attachment_ids: string[];
};
