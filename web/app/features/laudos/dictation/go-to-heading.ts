import {
  headingKey,
  type HeadingKey,
} from "@relato/shared/domain/laudo/dictation/heading-names.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Selection, type Transaction } from "@tiptap/pm/state";

/** The positions of the text blocks at the top of a section, from its heading to its last one. */
const findSection = (doc: Node, key: HeadingKey, language: Language): number | null => {
  let end: number | null = null;
  let isInside = false;
  doc.forEach((node, offset) => {
    if (node.type.name === "heading") {
      if (isInside || end !== null) {
        isInside = false;
        return;
      }
      isInside = headingKey(node.textContent, language) === key;
    }
    if (isInside) end = offset + node.nodeSize;
  });
  return end;
};

/** Puts the cursor at the end of a section. Null if the laudo has no such heading. */
export const goToHeading = (
  state: EditorState,
  key: HeadingKey,
  language: Language,
): Transaction | null => {
  const { doc, schema, tr } = state;
  const end = findSection(doc, key, language);
  if (end === null) return null;
  const last = doc.resolve(end).nodeBefore;
  // A section without text gets its first line.
  if (last?.type.name === "heading") tr.insert(end, schema.node("paragraph"));
  const place = last?.type.name === "heading" ? end + 2 : end;
  return tr.setSelection(Selection.near(tr.doc.resolve(place), -1)).scrollIntoView();
};
