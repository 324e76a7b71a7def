import { useLanguage } from "../../../ui/language.tsx";
import { TextConflict } from "../../../ui/conflict/conflict-notice.tsx";
import { ActionFailure } from "../action-button.tsx";
import { useNewVersion } from "../actions.ts";
import { editDrafts, type EditDraft } from "../drafts.ts";
import type { WrittenDocumento } from "../queries.ts";

/**
 * A newer version exists than the one that was edited. The doctor applies the draft to it, or
 * discards the draft. After a signature the draft can only be read.
 */
export const EditConflict = (props: {
  documento: WrittenDocumento;
  draft: EditDraft;
  /** The draft was saved or discarded. */
  onEnd: () => void;
}) => {
  const { documento, draft, onEnd } = props;
  const { current, can } = documento;
  const { conflict: words, saved } = useLanguage().text.documentos;
  const save = useNewVersion(documento, saved);
  const { markdown, titulo } = draft;
  return (
    <>
      <TextConflict
        title={words.title}
        detail={can.edit ? `${words.open(current.number)} ${words.detail}` : words.closed}
        stored={current.content.markdown}
        typed={markdown}
        words={words}
      >
        {can.edit ? (
          <button
            type="button"
            disabled={save.isPending}
            className="btn btn-primary"
            onClick={() =>
              save.mutate(
                { change: "edited", base: current.number, markdown, titulo },
                { onSuccess: onEnd },
              )
            }
          >
            {words.apply}
          </button>
        ) : null}
        <button type="button" className="btn btn-quiet" onClick={onEnd}>
          {words.discard}
        </button>
      </TextConflict>
      <ActionFailure error={save.error} hidesConflict />
    </>
  );
};

/** Offers the unsaved draft of an older version. */
export const StaleDraft = ({ documento }: { documento: WrittenDocumento }) => {
  const { typed, drop } = editDrafts.useDraft(documento.id);
  if (typed === undefined) return null;
  return <EditConflict documento={documento} draft={typed} onEnd={drop} />;
};
