import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { CorrectionForm } from "../edit/correction-form.tsx";
import type { Corrections } from "../edit/corrections.ts";
import { useNewVersion } from "../queries.ts";

/**
 * The two ways out for a statement without support: keep it under one's name, or correct it. Once kept, it says by whom. A correction that
 * is open stays so, whatever became of its statement.
 */
export const Doubt = (props: {
  documento: Documento & { current: DocumentVersion };
  statement: Statement;
  place: Place;
  corrections: Corrections;
}) => {
  const { documento, statement, place, corrections } = props;
  const { locale } = useLanguage();
  const words = useLanguage().text.documentos;
  const keep = useNewVersion(documento);
  const { kept } = statement;
  const open = corrections.at(place);
  return (
    <div className="mb-2">
      {kept === undefined ? null : (
        <p className="pr-3 pl-4 pt-1 text-sm text-muted">
          {words.keptBy(kept.by, formatDateTime(locale, kept.at))}
        </p>
      )}
      {open !== undefined ? (
        <CorrectionForm
          documento={documento}
          correction={{ ...open, place }}
          statement={statement}
        />
      ) : documento.can.edit ? (
        <p className="flex flex-wrap gap-x-4 pr-3 pl-4">
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
            onClick={() => corrections.open(place, statement)}
            className="min-h-9 text-sm font-semibold text-accent underline underline-offset-2"
          >
            {words.correct}
            <span className="sr-only">: {statement.text}</span>
          </button>
        </p>
      ) : null}
      {keep.error === null ? null : <FailureNotice category="consultation" error={keep.error} />}
    </div>
  );
};
