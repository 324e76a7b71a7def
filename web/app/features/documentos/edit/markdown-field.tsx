import { useRef } from "react";
import { EditorToolbar } from "../../modelos/editor-toolbar.tsx";
import { useMarkdownEdits } from "../../modelos/use-markdown-edits.ts";

/** A document's markdown in a textarea. The browser's undo reverts the toolbar's changes, too. */
export const MarkdownField = (props: {
  markdown: string;
  label: string;
  onChange: (markdown: string) => void;
}) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const { mark, onKeyDown } = useMarkdownEdits(field);
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
