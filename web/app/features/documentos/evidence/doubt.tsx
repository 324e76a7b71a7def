import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { ActionButton, LINK_BUTTON } from "../action-button.tsx";
import { useNewVersion } from "../actions.ts";
import { CorrectionForm } from "../edit/correction-form.tsx";
import type { Corrections } from "../edit/corrections.ts";
import type { WrittenDocumento } from "../queries.ts";

/** Below a statement without support: who confirmed it, and buttons to confirm or correct it. */
export const Doubt = (props: {
  documento: WrittenDocumento;
  statement: Statement;
  place: Place;
  corrections: Corrections;
}) => {
  const { documento, statement, place, corrections } = props;
  const { locale, text } = useLanguage();
  const words = text.documentos;
  const keep = useNewVersion(documento);
  const { kept } = statement;
  const open = corrections.at(place);
  const ofStatement = <span className="sr-only">: {statement.text}</span>;
  return (
    <div data-doubt={kept === undefined ? "" : undefined} tabIndex={-1} className="mb-2">
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
        <div className="flex flex-wrap gap-x-4 pr-3 pl-4">
          {kept === undefined ? (
            <ActionButton
              action={keep}
              onPress={() =>
                keep.mutate({ change: "kept", base: documento.current.number, places: [place] })
              }
              className={LINK_BUTTON}
            >
              {words.keep}
              {ofStatement}
            </ActionButton>
          ) : null}
          <button
            type="button"
            onClick={() => corrections.open(place, statement)}
            className={LINK_BUTTON}
          >
            {words.correct}
            {ofStatement}
          </button>
        </div>
      ) : null}
    </div>
  );
};
