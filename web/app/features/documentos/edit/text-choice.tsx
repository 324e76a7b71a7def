import { useLanguage } from "../../../ui/language.tsx";
import { ActionButton, LINK_BUTTON } from "../action-button.tsx";
import { useNewVersion } from "../actions.ts";
import type { WrittenDocumento } from "../queries.ts";

/** Says whether the engine's text or the model's is shown, with a button for the other one. */
export const TextChoice = ({ documento }: { documento: WrittenDocumento }) => {
  const { documentos, modelNote } = useLanguage().text;
  const words = modelNote.choice;
  const restore = useNewVersion(documento, documentos.saved);
  const { current, engine_number, model_number, can } = documento;
  if (engine_number === null || model_number === null || !can.edit) return null;
  const shown = current.restored_from ?? current.number;
  if (shown !== engine_number && shown !== model_number) return null;
  const isModel = shown === model_number;
  const from = isModel ? engine_number : model_number;
  return (
    <fieldset aria-label={words.label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm">{isModel ? words.isModel : words.isDraft}</span>
      <ActionButton
        action={restore}
        onPress={() => restore.mutate({ change: "restored", base: current.number, from })}
        className={LINK_BUTTON}
      >
        {isModel ? words.useDraft : words.useModel}
      </ActionButton>
    </fieldset>
  );
};
