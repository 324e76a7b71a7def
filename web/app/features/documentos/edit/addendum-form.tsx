import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useId } from "react";
import { focusOnce } from "../../../ui/focus.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { addendumDrafts } from "../drafts.ts";
import { useNewVersion } from "../queries.ts";

/** What is added after the signed text. */
export const AddendumForm = (props: {
  documento: Documento & { current: DocumentVersion };
  onClose: () => void;
}) => {
  const { documento, onClose } = props;
  const { text } = useLanguage();
  const words = text.documentos.addendumForm;
  const id = useId();
  const { typed = "", keep, drop } = addendumDrafts.useDraft(documento.id);
  const close = (): void => {
    drop();
    onClose();
  };
  const add = useNewVersion(documento);
  return (
    <form
      className="space-y-2 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(
          { change: "addendum", base: documento.current.number, markdown: typed },
          { onSuccess: close },
        );
      }}
    >
      <label htmlFor={id} className="block text-sm font-medium">
        {words.label}
      </label>
      <textarea
        id={id}
        ref={focusOnce}
        value={typed}
        rows={4}
        required
        aria-describedby={`${id}hint`}
        onChange={({ target }) => keep(target.value)}
        className="field resize-y"
      />
      <p id={`${id}hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      {add.error === null ? null : <FailureNotice category="consultation" error={add.error} />}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={add.isPending || typed.trim() === ""}
          className="btn btn-primary"
        >
          {words.save}
        </button>
        <button type="button" onClick={close} className="btn btn-quiet">
          {text.common.cancel}
        </button>
      </div>
    </form>
  );
};
