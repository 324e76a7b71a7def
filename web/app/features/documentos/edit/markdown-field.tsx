import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { EditorToolbar } from "../../modelos/editor-toolbar.tsx";
import { markEdit } from "../../modelos/markdown-edit.ts";
import type { Mark } from "../../modelos/markdown-edit.ts";
import { typeEdit } from "../../modelos/type-edit.ts";

/** A document's markdown in a textarea. The browser's undo reverts the toolbar's changes, too. */
export const MarkdownField = (props: {
  markdown: string;
  label: string;
  onChange: (markdown: string) => void;
}) => {
  const words = useLanguage().text.modelos.editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = (one: Mark): void => {
    const { current } = field;
    if (current === null) return;
    const { value, selectionStart, selectionEnd } = current;
    typeEdit(current, markEdit(value, selectionStart, selectionEnd, one, words.sample));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const one = ({ b: "bold", i: "italic" } as const)[event.key];
    if (!isCommand || one === undefined) return;
    event.preventDefault();
    mark(one);
  };
  return (
    <div className="space-y-2">
      <EditorToolbar onMark={mark} />
      <textarea
        ref={field}
        aria-label={props.label}
        value={props.markdown}
        rows={18}
        onKeyDown={onKeyDown}
        onChange={({ target }) => props.onChange(target.value)}
        className="field resize-y font-mono text-sm"
      />
    </div>
  );
};
