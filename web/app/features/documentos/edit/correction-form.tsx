import type { Place } from "@relato/shared/contract/documento-versions.ts";
import type { Statement } from "@relato/shared/domain/document.ts";
import { TextConflict } from "../../../ui/conflict/conflict-notice.tsx";
import { focusOnce } from "../../../ui/focus.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useNewVersion } from "../actions.ts";
import { ChangeForm, LongTextInput } from "../change-form.tsx";
import type { WrittenDocumento } from "../queries.ts";
import { type OpenCorrection, useCorrection } from "./corrections.ts";

/** Corrects one statement in its place. */
export const CorrectionForm = (props: {
  documento: WrittenDocumento;
  correction: OpenCorrection & { place: Place };
  statement: Statement;
}) => {
  const { documento, correction, statement } = props;
  const { opened, place, isChanged } = correction;
  const { typed, type, close } = useCorrection(documento.id, opened);
  const { correction: words, conflict, correct } = useLanguage().text.documentos;
  const save = useNewVersion(documento);
  const { number: base } = documento.current;
  const submit = (): void =>
    save.mutate({ change: "corrected", base, place, text: typed }, { onSuccess: close });
  const canSave = documento.can.edit && !save.isPending && !save.isSuccess;
  return (
    <ChangeForm
      label={correct}
      className="space-y-2 py-2 pr-3 pl-4"
      action={save}
      submitLabel={words.save}
      canSubmit={canSave && !isChanged}
      onSubmit={submit}
      onCancel={close}
    >
      {isChanged && canSave ? (
        <TextConflict
          title={words.changed}
          detail={`${words.now} ${statement.text}`}
          stored={statement.text}
          typed={typed}
          words={{ show: conflict.show, difference: words.difference }}
        >
          <button type="button" className="btn btn-primary" onClick={submit}>
            {words.apply}
          </button>
          <button type="button" className="btn btn-quiet" onClick={close}>
            {words.take}
          </button>
        </TextConflict>
      ) : null}
      <LongTextInput
        label={words.label}
        hint={words.hint}
        ref={typed === opened.before ? focusOnce : undefined}
        rows={2}
        value={typed}
        onType={type}
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
      />
      {documento.can.edit ? null : <Note tone="warn">{words.closed}</Note>}
    </ChangeForm>
  );
};

/** An unsaved correction of a statement that no longer exists, until the doctor discards it. */
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
