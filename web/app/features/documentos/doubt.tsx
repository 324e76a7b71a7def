import type { Documento, DocumentVersion, Place } from "@relato/shared/contract/documentos.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useId, useState } from "react";
import { focusOnce } from "../../ui/focus.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { useNewVersion } from "./queries.ts";

/** The statement's words, to be changed where they stand. */
const Correction = (props: {
  documento: Documento & { current: DocumentVersion };
  place: Place;
  statement: Statement;
  onClose: () => void;
}) => {
  const { documento, place, statement, onClose } = props;
  const { text } = useLanguage();
  const words = useViews().documentos.correction;
  const id = useId();
  const [opened] = useState({ text: statement.text, number: documento.current.number });
  const [typed, setTyped] = useState(statement.text);
  // A newer version is no hindrance where this statement is as it was; elsewhere the server refuses.
  const base = statement.text === opened.text ? documento.current.number : opened.number;
  const save = useNewVersion(documento);
  return (
    <form
      className="space-y-2 px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ change: "corrected", base, place, text: typed }, { onSuccess: onClose });
      }}
    >
      <label htmlFor={id} className="block text-sm font-medium">
        {words.label}
      </label>
      <textarea
        id={id}
        ref={focusOnce}
        value={typed}
        rows={2}
        aria-describedby={`${id}hint`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        className="field resize-y"
      />
      <p id={`${id}hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      {save.error === null ? null : (
        <FailureNotice title={text.failures.title.consultation} error={save.error} />
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={save.isPending} className="btn btn-primary">
          {words.save}
        </button>
        <button type="button" onClick={onClose} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};

/** The two ways out for a statement without support: keep it under one's name, or correct it. Once kept, it says by whom. */
export const Doubt = (props: {
  documento: Documento & { current: DocumentVersion };
  statement: Statement;
  place: Place;
}) => {
  const { documento, statement, place } = props;
  const { locale, text } = useLanguage();
  const words = useViews().documentos;
  const [correcting, setCorrecting] = useState(false);
  const keep = useNewVersion(documento);
  const { kept } = statement;
  return (
    <div className="mb-2">
      {kept === undefined ? null : (
        <p className="px-3 pt-1 text-sm text-muted">
          {words.keptBy(kept.by, formatDateTime(locale, kept.at))}
        </p>
      )}
      {correcting ? (
        <Correction
          documento={documento}
          place={place}
          statement={statement}
          onClose={() => setCorrecting(false)}
        />
      ) : documento.can.edit ? (
        <p className="flex flex-wrap gap-x-4 px-3">
          {kept === undefined ? (
            <button
              type="button"
              disabled={keep.isPending}
              onClick={() =>
                keep.mutate({ change: "kept", base: documento.current.number, places: [place] })
              }
              className="min-h-9 text-sm font-semibold text-accent underline underline-offset-2"
            >
              {words.keep}
              <span className="sr-only">: {statement.text}</span>
            </button>
          ) : null}
          <button
            type="button"
            onClick={() => setCorrecting(true)}
            className="min-h-9 text-sm font-semibold text-accent underline underline-offset-2"
          >
            {words.correct}
            <span className="sr-only">: {statement.text}</span>
          </button>
        </p>
      ) : null}
      {keep.error === null ? null : (
        <FailureNotice title={text.failures.title.consultation} error={keep.error} />
      )}
    </div>
  );
};
