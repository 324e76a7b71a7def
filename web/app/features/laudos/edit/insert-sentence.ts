import type { Editor } from "@tiptap/core";
import { Selection } from "@tiptap/pm/state";
import { insertContent } from "./insert-content.ts";

/** Inserts a sentence at the cursor with the spaces that it needs, or below a heading. */
export const insertSentence = (editor: Editor, sentence: string): void => {
  const { state, view } = editor;
  const { $to } = state.selection;
  const { parent, parentOffset } = $to;
  if (parent.type.name === "heading") {
    const paragraph = state.schema.node("paragraph", null, state.schema.text(sentence));
    const tr = state.tr.insert($to.after(), paragraph);
    const end = tr.doc.resolve($to.after() + paragraph.nodeSize);
    view.dispatch(tr.setSelection(Selection.near(end, -1)).scrollIntoView());
    return view.focus();
  }
  const before = parent.textBetween(0, parentOffset, " ", " ");
  const after = parent.textBetween(parentOffset, parent.content.size, " ", " ");
  const start = before === "" || /\s$/.test(before) ? "" : " ";
  const end = after === "" || /^\s/.test(after) ? "" : " ";
  const text = `${start}${sentence}${end}`;
  const paragraph = { type: "paragraph" as const, content: [{ type: "text" as const, text }] };
  insertContent(editor, { type: "doc", content: [paragraph] });
};
