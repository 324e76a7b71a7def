import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { LANGUAGES, languageOfLocale } from "@relato/shared/domain/language.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { modeloRefusal } from "@relato/shared/domain/modelo.ts";
import { useId, useRef } from "react";
import { newId } from "../../api/new-id.ts";
import { useLanguage } from "../../ui/language.tsx";
import { FailureNotice, Note } from "../../ui/surfaces.tsx";
import { DictationButton } from "./dictation-button.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { wordsEdit } from "./markdown-edit.ts";
import { MarkdownPreview } from "./markdown-preview.tsx";
import { ModeloConflict } from "./modelo-conflict.tsx";
import { draftOf, hasSameText, useModeloDraft } from "./modelo-draft.ts";
import type { ModeloDraft } from "./modelo-draft.ts";
import { useSaveModelo } from "./save-modelo.ts";
import { typeEdit } from "./type-edit.ts";
import { useMarks } from "./use-marks.ts";

/**
 * A template's title, language, specialty and markdown beside its preview; null creates one. When
 * the template is saved or deleted elsewhere, the draft stays until the doctor has chosen.
 */
export const ModeloEditor = (props: {
  modelo: Modelo | null;
  /** It was deleted elsewhere; saving creates a new template. */
  isGone: boolean;
  especialidades: readonly string[];
  onClose: () => void;
}) => {
  const { modelo, isGone, onClose } = props;
  const { locale, text } = useLanguage();
  const words = text.modelos;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, isRestored, change, drop } = useModeloDraft(modelo, languageOfLocale(locale));
  const save = useSaveModelo(() => {
    drop();
    onClose();
  });
  const refusal = modeloRefusal(draft);
  const hasConflict =
    modelo !== null &&
    !isGone &&
    draft.base !== modelo.updated_at &&
    !hasSameText(draft, draftOf(modelo)) &&
    !save.isPending &&
    !save.isSuccess;

  const { mark, onKeyDown } = useMarks(field);
  const write = (spoken: string): void => {
    const { current } = field;
    if (current === null) return;
    const { value, selectionStart, selectionEnd } = current;
    typeEdit(current, wordsEdit(value, selectionStart, selectionEnd, spoken));
  };
  const send = (one: ModeloDraft): void => {
    if (refusal === null && !save.isPending) save.mutate(one);
  };
  /** Saves the draft as a new template. */
  const sendCopy = (): void => send({ ...draft, id: newId(), base: null });

  return (
    <form
      className="flex h-full flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGone) sendCopy();
        else if (!hasConflict) send(draft);
      }}
    >
      <h2
        tabIndex={-1}
        data-focus-first={modelo === null ? undefined : true}
        className="border-b border-line px-4 py-3 font-serif text-2xl font-semibold outline-none sm:px-6"
      >
        {modelo === null ? words.editor.create : words.editor.edit}
      </h2>
      <div className="grid min-h-0 flex-1 gap-4 overflow-y-auto p-4 sm:p-6 lg:grid-cols-2 lg:overflow-hidden">
        <div className="flex min-w-0 flex-col gap-3 lg:min-h-0 lg:overflow-y-auto lg:p-1">
          {isGone ? (
            <Note tone="warn" announce="alert">
              <p className="font-semibold">{words.editor.gone.title}</p>
              <p>{words.editor.gone.detail}</p>
            </Note>
          ) : null}
          {hasConflict ? (
            <ModeloConflict
              current={modelo}
              draft={draft}
              onApply={() => send({ ...draft, base: modelo.updated_at })}
              onCopy={sendCopy}
              onDiscard={drop}
            />
          ) : isRestored && !isGone ? (
            <Note tone="info" announce="status">
              <p>{words.editor.restored}</p>
              <button type="button" className="mt-1 min-h-6 font-semibold underline" onClick={drop}>
                {words.editor.discard}
              </button>
            </Note>
          ) : null}
          <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
            <label className="block min-w-0 text-sm font-medium">
              {words.editor.titulo}
              <input
                value={draft.titulo}
                data-focus-first={modelo === null ? true : undefined}
                required
                onChange={({ target }) => change({ titulo: target.value })}
                className="field mt-1.5 font-normal"
              />
            </label>
            <label className="block text-sm font-medium">
              {words.editor.language}
              <select
                value={draft.language}
                onChange={({ target }) => change({ language: target.value as Language })}
                className="field mt-1.5 font-normal"
              >
                {LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {text.common.language[language]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label className="block text-sm font-medium">
            {words.editor.especialidade}
            <input
              value={draft.especialidade}
              list={`${id}specialties`}
              autoComplete="off"
              onChange={({ target }) => change({ especialidade: target.value })}
              className="field mt-1.5 font-normal"
            />
            <datalist id={`${id}specialties`}>
              {props.especialidades.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </datalist>
          </label>
          <EditorToolbar onMark={mark} />
          <label htmlFor={`${id}text`} className="text-sm font-medium">
            {words.editor.markdown}
          </label>
          <textarea
            id={`${id}text`}
            ref={field}
            value={draft.markdown}
            required
            aria-describedby={`${id}hint`}
            placeholder={words.editor.placeholder}
            onKeyDown={onKeyDown}
            onChange={({ target }) => change({ markdown: target.value })}
            className="field min-h-56 flex-1 resize-y font-mono text-sm"
          />
          <p id={`${id}hint`} className="text-sm text-muted">
            {words.editor.hint}
          </p>
          <DictationButton language={draft.language} onWords={write} />
        </div>
        <div className="flex min-w-0 flex-col gap-2 lg:min-h-0">
          <p className="text-sm font-medium">{words.editor.preview}</p>
          <MarkdownPreview markdown={draft.markdown} />
        </div>
      </div>
      <div className="space-y-3 border-t border-line px-4 py-3 sm:px-6">
        {save.error === null || hasConflict || isGone ? null : <FailureNotice error={save.error} />}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {refusal === null ? null : (
            <p id={`${id}lacking`} className="mr-auto text-sm text-muted">
              {text.errors[refusal]}
            </p>
          )}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button
            type="submit"
            disabled={refusal !== null || save.isPending || hasConflict}
            aria-describedby={refusal === null ? undefined : `${id}lacking`}
            className="btn btn-primary"
          >
            {save.isPending ? words.editor.saving : words.editor.save}
          </button>
        </div>
      </div>
    </form>
  );
};
