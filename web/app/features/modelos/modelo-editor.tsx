import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { readForm } from "@relato/shared/domain/fields.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import { modeloForm } from "@relato/shared/domain/modelo.ts";
import { useId, type ReactNode } from "react";
import { newId } from "../../api/new-id.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { MarkdownPreview } from "./markdown-preview.tsx";
import { ModeloConflict } from "./modelo-conflict.tsx";
import { hasSameText, type TypedModelo, typedModelo, useModeloDraft } from "./modelo-draft.ts";
import { ModeloFields } from "./modelo-fields.tsx";
import { useSaveModelo } from "./save-modelo.ts";

interface EditorProps {
  modelo: Modelo | null;
  /** It was deleted elsewhere; saving creates a new template. */
  isGone: boolean;
  especialidades: readonly string[];
  onClose: () => void;
}

/** The draft of the editor, why it cannot be saved, and its requests. */
const useEditor = ({ modelo, isGone, onClose }: EditorProps) => {
  const { locale } = useLanguage();
  const { draft, isRestored, change, drop } = useModeloDraft(modelo, languageOfLocale(locale));
  const save = useSaveModelo(() => {
    drop();
    onClose();
  });
  const refusal = readForm(modeloForm, draft).errors[0]?.code ?? null;
  const conflict =
    modelo !== null &&
    !isGone &&
    draft.base !== modelo.updated_at &&
    !hasSameText(draft, typedModelo(modelo)) &&
    !save.isPending &&
    !save.isSuccess
      ? modelo
      : null;
  const send = (typed: TypedModelo): void => {
    if (refusal === null && !save.isPending) save.mutate(typed);
  };
  return {
    ...{ draft, isRestored, change, drop, save, refusal, conflict, send },
    /** Saves the draft as a new template. */
    sendCopy: (): void => send({ ...draft, id: newId(), base: null }),
  };
};

/** Above the fields: deleted elsewhere, a conflict, or a restored draft. */
const EditorNotice = (props: {
  isGone: boolean;
  editor: ReturnType<typeof useEditor>;
}): ReactNode => {
  const words = useLanguage().text.modelos.editor;
  const { draft, conflict, isRestored, drop, send, sendCopy } = props.editor;
  if (props.isGone)
    return (
      <Note tone="warn" announce="alert">
        <p className="font-semibold">{words.gone.title}</p>
        <p>{words.gone.detail}</p>
      </Note>
    );
  if (conflict !== null)
    return (
      <ModeloConflict
        current={conflict}
        draft={draft}
        onApply={() => send({ ...draft, base: conflict.updated_at })}
        onCopy={sendCopy}
        onDiscard={drop}
      />
    );
  if (!isRestored) return null;
  return (
    <Note tone="info" announce="status">
      <p>{words.restored}</p>
      <button type="button" className="mt-1 min-h-6 font-semibold underline" onClick={drop}>
        {words.discard}
      </button>
    </Note>
  );
};

/** The failure of the last save, why the draft cannot be saved, and the buttons. */
const EditorFooter = (props: EditorProps & { editor: ReturnType<typeof useEditor> }) => {
  const { text } = useLanguage();
  const { save, refusal, conflict } = props.editor;
  const words = text.modelos.editor;
  const id = useId();
  return (
    <div className="space-y-3 border-t border-line px-4 py-3 sm:px-6">
      {save.error === null || conflict !== null || props.isGone ? null : (
        <FailureNotice error={save.error} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {refusal === null ? null : (
          <p id={id} className="mr-auto text-sm text-muted">
            {text.errors[refusal]}
          </p>
        )}
        <button type="button" className="btn btn-quiet" onClick={props.onClose}>
          {text.common.cancel}
        </button>
        <button
          type="submit"
          disabled={refusal !== null || save.isPending || conflict !== null}
          aria-describedby={refusal === null ? undefined : id}
          className="btn btn-primary"
        >
          {save.isPending ? words.saving : words.save}
        </button>
      </div>
    </div>
  );
};

/**
 * A template beside its preview; null creates one. When the template is saved or deleted elsewhere,
 * the draft stays until the doctor has chosen.
 */
export const ModeloEditor = (props: EditorProps) => {
  const { modelo, isGone } = props;
  const words = useLanguage().text.modelos.editor;
  const editor = useEditor(props);
  const { draft, conflict, send, sendCopy } = editor;
  return (
    <form
      className="flex h-full flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGone) sendCopy();
        else if (conflict === null) send(draft);
      }}
    >
      <h2
        tabIndex={-1}
        data-focus-first={modelo === null ? undefined : true}
        className={
          "border-b border-line px-4 py-3 font-serif text-2xl font-semibold outline-none sm:px-6"
        }
      >
        {modelo === null ? words.create : words.edit}
      </h2>
      <div
        className={
          "grid min-h-0 flex-1 gap-4 overflow-y-auto p-4 sm:p-6 lg:grid-cols-2 lg:overflow-hidden"
        }
      >
        <div className="flex min-w-0 flex-col gap-3 lg:min-h-0 lg:overflow-y-auto lg:p-1">
          <EditorNotice isGone={isGone} editor={editor} />
          <ModeloFields
            draft={draft}
            isNew={modelo === null}
            especialidades={props.especialidades}
            onChange={editor.change}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-2 lg:min-h-0">
          <p className="text-sm font-medium">{words.preview}</p>
          <MarkdownPreview markdown={draft.markdown} />
        </div>
      </div>
      <EditorFooter {...props} editor={editor} />
    </form>
  );
};
