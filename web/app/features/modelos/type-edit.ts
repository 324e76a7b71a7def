import type { Edit } from "./markdown-edit.ts";

/**
 * Changes a text field as typing would, so that the browser's own undo takes it back. `insertText` is deprecated and yet the only
 * way to that in every browser (https://html.spec.whatwg.org/#dom-textarea/input-setrangetext keeps no undo); where it is missing,
 * the text is set without it.
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
