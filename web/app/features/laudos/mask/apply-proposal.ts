import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Editor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { SETS_FIELDS } from "../edit/keep-fields.ts";
import { fromContent } from "../edit/laudo-json.ts";
import { renameCopies } from "../edit/unique-fields.ts";

/** Replaces the text, as one step of the history. Ids of its fields may repeat. */
export const applyProposal = (editor: Editor, content: LaudoContent): void => {
  const { state, view } = editor;
  const { content: nodes } = fromContent(state.schema, content);
  const tr = renameCopies(state.tr.replaceWith(0, state.doc.content.size, nodes));
  view.dispatch(tr.setSelection(Selection.atStart(tr.doc)).setMeta(SETS_FIELDS, true));
};
