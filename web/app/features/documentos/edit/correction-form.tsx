import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { useId, useState } from "react";
import { focusOnce } from "../../../ui/focus.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note } from "../../../ui/surfaces.tsx";
import { type OpenCorrection, useCorrection } from "./corrections.ts";
import { Difference } from "../../../ui/difference.tsx";
import { useNewVersion } from "../queries.ts";

/** The statement says something else by now: the difference, and whose words it shall be. */
const Changed = (props: {
  now: string;
  typed: string;
  isSaving: boolean;
  onApply: () => void;
  onTake: () => void;
}) => {
  const { correction: words, conflict } = useLanguage().text.documentos;
  const [shown, setShown] = useState(false);
  return (
    <section
      role="alert"
      aria-label={words.changed}
      className="space-y-2 rounded-lg border border-warn bg-warn-soft p-3 text-sm"
    >
      <h4 className="font-semibold">{words.changed}</h4>
      {shown ? (
        <Difference before={props.now} after={props.typed} label={words.difference} />
      ) : (
        <p>
          <b>{words.now}</b> {props.now}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {shown ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => setShown(true)}>
            {conflict.show}
          </button>
        )}
        <button
          type="button"
          disabled={props.isSaving}
          className="btn btn-primary"
          onClick={props.onApply}
        >
          {words.apply}
        </button>
        <button type="button" className="btn btn-quiet" onClick={props.onTake}>
          {words.take}
        </button>
      </div>
    </section>
  );
};

/** The statement's words, to be changed where they stand. */
export const CorrectionForm = (props: {
  documento: Documento & { current: DocumentVersion };
  correction: OpenCorrection & { place: Place };
  statement: Statement;
}) => {
  const { documento, correction, statement } = props;
  const { opened, place, isChanged } = correction;
  const { typed, type, close } = useCorrection(documento.id, opened);
  const { text } = useLanguage();
  const { correction: words, correct } = text.documentos;
  const id = useId();
  const save = useNewVersion(documento);
  const submit = (): void =>
    save.mutate(
      { change: "corrected", base: documento.current.number, place, text: typed },
      { onSuccess: close },
    );
  const isSaved = save.isPending || save.isSuccess;
  const canSave = documento.can.edit && !isSaved;
  return (
    <form
      aria-label={correct}
      className="space-y-2 py-2 pr-3 pl-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !isChanged) submit();
      }}
    >
      {isChanged && canSave ? (
        <Changed
          now={statement.text}
          typed={typed}
          isSaving={save.isPending}
          onApply={submit}
          onTake={close}
        />
      ) : null}
      <label htmlFor={id} className="block text-sm font-medium">
        {words.label}
      </label>
      <textarea
        id={id}
        ref={typed === opened.before ? focusOnce : undefined}
        value={typed}
        rows={2}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
        }}
        className="field resize-y"
      />
      <p id={`${id}hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      {documento.can.edit ? null : <Note tone="warn">{words.closed}</Note>}
      {save.error === null ? null : <FailureNotice category="consultation" error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={!canSave || isChanged} className="btn btn-primary">
          {words.save}
        </button>
        <button type="button" onClick={close} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};

/** What was typed for a statement that is no longer there: shown, so that it can be used elsewhere, until it is put away. */
export const LostCorrection = (props: { documentoId: string; correction: OpenCorrection }) => {
  const { opened } = props.correction;
  const { typed, close } = useCorrection(props.documentoId, opened);
  const words = useLanguage().text.documentos.correction;
  return (
    <Note tone="warn" announce="alert">
      <p className="font-semibold">{words.lost}</p>
      <p className="mt-1 line-through">{opened.before}</p>
      <p className="break-words">{typed}</p>
      <button
        type="button"
        onClick={close}
        className="mt-1 min-h-9 font-semibold underline underline-offset-2"
      >
        {words.discard}
      </button>
    </Note>
  );
};
