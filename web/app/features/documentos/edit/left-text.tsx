import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Conflict } from "./conflict.tsx";
import { editDrafts } from "../drafts.ts";
import { isChangedMeanwhile, useNewVersion } from "../queries.ts";

/** A text that was typed and not saved, of a version that is not the newest any more: offered beside the newest. */
export const LeftText = (props: { documento: Documento & { current: DocumentVersion } }) => {
  const { documento } = props;
  const { current, can } = documento;
  const { typed, drop } = editDrafts.useDraft(documento.id);
  const { saved } = useLanguage().text.documentos;
  const save = useNewVersion(documento);
  if (typed === undefined) return null;
  const { markdown, titulo } = typed;
  return (
    <>
      <Conflict
        newest={current}
        mine={markdown}
        isSaving={save.isPending}
        onApply={
          can.edit
            ? () =>
                save.mutate(
                  { change: "edited", base: current.number, markdown, titulo },
                  {
                    onSuccess: () => {
                      toast({ variant: "success", title: saved });
                      drop();
                    },
                  },
                )
            : null
        }
        onDiscard={drop}
      />
      {save.error === null || isChangedMeanwhile(save.error) ? null : (
        <FailureNotice category="consultation" error={save.error} />
      )}
    </>
  );
};
