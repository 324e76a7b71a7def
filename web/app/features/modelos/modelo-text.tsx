import type { ModeloDraft } from "@relato/shared/domain/modelo.ts";
import { useId, useRef, type KeyboardEvent } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { DictationButton } from "./dictation-button.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { type Edit, type Mark, markEdit, wordsEdit } from "./markdown-edit.ts";
import { typeEdit } from "./type-edit.ts";

const SHORTCUTS: Partial<Record<string, Mark>> = { b: "bold", i: "italic" };

/** The markdown of a template with its toolbar and dictation. */
export const ModeloText = (props: { draft: ModeloDraft; onChange: (markdown: string) => void }) => {
  const words = useLanguage().text.modelos.editor;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = (editOf: (text: string, start: number, end: number) => Edit): void => {
    const { current } = field;
    if (current === null) return;
    typeEdit(current, editOf(current.value, current.selectionStart, current.selectionEnd));
  };
  const mark = (name: Mark): void =>
    edit((text, start, end) => markEdit(text, start, end, name, words.sample));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const name = SHORTCUTS[event.key];
    if (!isCommand || name === undefined) return;
    event.preventDefault();
    mark(name);
  };
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
      <DictationButton
        language={props.draft.language}
        onWords={(spoken) => edit((text, start, end) => wordsEdit(text, start, end, spoken))}
      />
    </>
  );
};
