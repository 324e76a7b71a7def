import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useNewVersion } from "../queries.ts";

/** Says whether the newest version is the engine's text or the model's, and restores the other one in one press. */
export const TextChoice = ({
  documento,
}: {
  documento: Documento & { current: DocumentVersion };
}) => {
  const { documentos, modelNote } = useLanguage().text;
  const words = modelNote.choice;
  const restore = useNewVersion(documento);
  const { current, engine_number, model_number, can } = documento;
  if (engine_number === null || model_number === null || !can.edit) return null;
  const shown = current.restored_from ?? current.number;
  if (shown !== engine_number && shown !== model_number) return null;
  const isModel = shown === model_number;
  const from = isModel ? engine_number : model_number;
  return (
    <fieldset aria-label={words.label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm">{isModel ? words.isModel : words.isDraft}</span>
      <button
        type="button"
        disabled={restore.isPending}
        onClick={() =>
          restore.mutate(
            { change: "restored", base: current.number, from },
            { onSuccess: () => toast({ variant: "success", title: documentos.saved }) },
          )
        }
        className="min-h-9 text-sm font-semibold text-accent underline underline-offset-2"
      >
        {isModel ? words.useDraft : words.useModel}
      </button>
      {restore.error === null ? null : (
        <FailureNotice category="consultation" error={restore.error} />
      )}
    </fieldset>
  );
};
