import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { useNewVersion } from "../actions.ts";
import { ChangeForm } from "../change-form.tsx";
import { editDrafts, type EditDraft } from "../drafts.ts";
import type { WrittenDocumento } from "../queries.ts";
import { DocumentText } from "./document-text.tsx";
import { EditConflict } from "./edit-conflict.tsx";

const RestoredNote = ({ onDiscard }: { onDiscard: () => void }) => {
  const words = useLanguage().text.modelos.editor;
  return (
    <Note tone="info" announce="status">
      <p>{words.restored}</p>
      <button type="button" className="mt-1 min-h-6 font-semibold underline" onClick={onDiscard}>
        {words.discard}
      </button>
    </Note>
  );
};

/** Edits a document's title and text. If a newer version appears, the doctor chooses. */
export const EditForm = (props: { documento: WrittenDocumento; onClose: () => void }) => {
  const { documento, onClose } = props;
  const { current } = documento;
  const { editor: words, saved } = useLanguage().text.documentos;
  const { typed, isRestored, keep, drop } = editDrafts.useDraft(documento.id);
  const [opened] = useState<EditDraft>({
    base: current.number,
    markdown: current.content.markdown,
    titulo: current.titulo,
  });
  const draft = typed ?? opened;
  const { base, markdown, titulo } = draft;
  const save = useNewVersion(documento, saved);
  const type = (change: Partial<EditDraft>): void => keep({ ...draft, ...change });
  const close = (): void => {
    drop();
    onClose();
  };
  const isConflict = current.number !== base && !save.isPending && !save.isSuccess;
  return (
    <ChangeForm
      className="space-y-3"
      action={save}
      hidesConflict
      submitLabel={save.isPending ? words.saving : words.save}
      canSubmit={!isConflict && titulo.trim() !== ""}
      onSubmit={() => save.mutate({ change: "edited", ...draft }, { onSuccess: close })}
      onCancel={close}
    >
      {isConflict ? <EditConflict documento={documento} draft={draft} onEnd={close} /> : null}
      {isRestored && !isConflict ? <RestoredNote onDiscard={close} /> : null}
      <DocumentText titulo={titulo} markdown={markdown} onChange={type} />
    </ChangeForm>
  );
};
