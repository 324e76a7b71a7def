import type { ModeloDraft } from "@relato/shared/domain/modelo.ts";
import { useId, useRef } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { DictationButton } from "./dictation-button.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { useMarkdownEdits } from "./use-markdown-edits.ts";

/** The markdown of a template with its toolbar and dictation. */
export const ModeloText = (props: { draft: ModeloDraft; onChange: (markdown: string) => void }) => {
  const words = useLanguage().text.modelos.editor;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { mark, insertWords, onKeyDown } = useMarkdownEdits(field);
  return (
    <>
      <EditorToolbar onMark={mark} />
      <label htmlFor={`${id}text`} className="text-sm font-medium">
        {words.markdown}
      </label>
      <textarea
        id={`${id}text`}
        ref={field}
        value={props.draft.markdown}
        required
        aria-describedby={`${id}hint`}
        placeholder={words.placeholder}
        onKeyDown={onKeyDown}
        onChange={({ target }) => props.onChange(target.value)}
        className="field min-h-56 flex-1 resize-y font-mono text-sm"
      />
      <p id={`${id}hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <DictationButton language={props.draft.language} onWords={insertWords} />
    </>
  );
};
