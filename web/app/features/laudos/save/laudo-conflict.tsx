import { laudoMarkdown } from "@relato/shared/domain/laudo/markdown.ts";
import { TextConflict } from "../../../ui/conflict/conflict-notice.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useOpenLaudo } from "../open-laudo.ts";

/** The laudo was saved elsewhere since it was opened. The doctor chooses one of both. */
export const LaudoConflict = () => {
  const words = useLanguage().text.laudos.conflict;
  const { saving, form, content, keepOwn, adopt } = useOpenLaudo();
  if (saving.kind !== "conflict") return null;
  const { stored } = saving;
  const canEdit = stored.can.edit;
  return (
    <TextConflict
      title={words.title}
      detail={canEdit ? words.detail : words.closed}
      stored={`${stored.titulo}\n\n${laudoMarkdown(stored.content)}`}
      typed={`${form.titulo}\n\n${laudoMarkdown(content())}`}
      words={words}
    >
      {canEdit ? (
        <button type="button" className="btn btn-primary" onClick={keepOwn}>
          {words.keep}
        </button>
      ) : null}
      <button type="button" className="btn btn-quiet" onClick={() => adopt(stored)}>
        {words.take}
      </button>
    </TextConflict>
  );
};
