import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useViews } from "../../ui/language.tsx";
import { FailureNotice } from "../../ui/surfaces.tsx";
import { toast } from "../../ui/toast.tsx";
import { Conflict } from "./conflict.tsx";
import { isChangedMeanwhile, useNewVersion } from "./queries.ts";

/** A text that was typed and not saved, of a version that is not the newest any more: offered beside the newest. */
export const LeftText = (props: {
  documento: Documento & { current: DocumentVersion };
  typed: { markdown: string; titulo: string };
  onClose: () => void;
}) => {
  const { documento, onClose } = props;
  const { markdown, titulo } = props.typed;
  const { current, can } = documento;
  const { saved } = useViews().documentos;
  const save = useNewVersion(documento);
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
                      onClose();
                    },
                  },
                )
            : null
        }
        onDiscard={onClose}
      />
      {save.error === null || isChangedMeanwhile(save.error) ? null : (
        <FailureNotice category="consultation" error={save.error} />
      )}
    </>
  );
};
