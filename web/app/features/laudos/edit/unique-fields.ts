import type { Transaction } from "@tiptap/pm/state";
import { newId } from "../../../api/new-id.ts";
import { fieldRanges } from "./field-ranges.ts";

/** Gives a repeated field another id: contents of two sources can have the same ids. */
export const renameCopies = (tr: Transaction): Transaction => {
  const seen = new Set<string>();
  for (const { from, to, field } of fieldRanges(tr.doc)) {
    const isCopy = seen.has(field.id);
    seen.add(field.id);
    if (isCopy)
      tr.addMark(from, to, tr.doc.type.schema.mark("campo", { ...field, id: `c-${newId()}` }));
  }
  return tr;
};
