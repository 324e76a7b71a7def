import type { Edit } from "./markdown-edit.ts";

/**
 * Edits a text field like typing, so that the browser's undo works. The deprecated `insertText` is
 * the only way in every browser: `setRangeText` keeps no undo. Without it the text is set directly.
 */
export const typeEdit = (field: HTMLTextAreaElement, edit: Edit): void => {
  field.focus();
  field.setSelectionRange(edit.start, edit.end);
  const done =
    edit.insert === ""
      ? edit.start === edit.end || document.execCommand("delete")
      : document.execCommand("insertText", false, edit.insert);
  if (!done) {
    field.setRangeText(edit.insert, edit.start, edit.end, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(...edit.select);
};
