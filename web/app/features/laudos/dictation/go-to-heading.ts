import type { HeadingKey } from "@relato/shared/domain/laudo/dictation/heading-names.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { type EditorState, Selection, type Transaction } from "@tiptap/pm/state";
import { findSection } from "../edit/sections.ts";

/** Puts the cursor at the end of a section. Null if the laudo has no such heading. */
export const goToHeading = (
  { doc, schema, tr }: EditorState,
  key: HeadingKey,
  language: Language,
): Transaction | null => {
  const section = findSection(doc, key, language);
  if (section === null) return null;
  const last = section.blocks.at(-1);
  const { to } = last ?? section.heading;
  // A section without text gets its first line.
  if (last === undefined) tr.insert(to, schema.node("paragraph"));
  const place = last === undefined ? to + 2 : to;
  return tr.setSelection(Selection.near(tr.doc.resolve(place), -1)).scrollIntoView();
};
