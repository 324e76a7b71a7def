import { focusOnce } from "../../../ui/focus.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { useNewVersion } from "../actions.ts";
import { ChangeForm, LongTextInput } from "../change-form.tsx";
import { addendumDrafts } from "../drafts.ts";
import type { WrittenDocumento } from "../queries.ts";

/** Adds text after the signed text. */
export const AddendumForm = (props: { documento: WrittenDocumento; onClose: () => void }) => {
  const { documento, onClose } = props;
  const words = useLanguage().text.documentos.addendumForm;
  const { typed = "", keep, drop } = addendumDrafts.useDraft(documento.id);
  const add = useNewVersion(documento);
  const close = (): void => {
    drop();
    onClose();
  };
  return (
    <ChangeForm
      action={add}
      submitLabel={words.save}
      canSubmit={typed.trim() !== ""}
      onSubmit={() =>
        add.mutate(
          { change: "addendum", base: documento.current.number, markdown: typed },
          { onSuccess: close },
        )
      }
      onCancel={close}
    >
      <LongTextInput
        label={words.label}
        hint={words.hint}
        ref={focusOnce}
        rows={4}
        required
        value={typed}
        onType={keep}
      />
    </ChangeForm>
  );
};
