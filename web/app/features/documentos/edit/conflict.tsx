import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { TextConflict } from "../../../ui/conflict/conflict-notice.tsx";

/** Somebody, or another tab, made a newer version while this text was typed: nothing is lost, and the doctor chooses. */
export const Conflict = (props: {
  newest: DocumentVersion;
  mine: string;
  isSaving: boolean;
  /** Null where no version can be made any more: the document was signed. */
  onApply: (() => void) | null;
  onDiscard: () => void;
}) => {
  const { newest, onApply } = props;
  const words = useLanguage().text.documentos.conflict;
  return (
    <TextConflict
      title={words.title}
      detail={onApply === null ? words.closed : `${words.open(newest.number)} ${words.detail}`}
      stored={newest.content.markdown}
      typed={props.mine}
      words={words}
    >
      {onApply === null ? null : (
        <button
          type="button"
          disabled={props.isSaving}
          className="btn btn-primary"
          onClick={onApply}
        >
          {words.apply}
        </button>
      )}
      <button type="button" className="btn btn-quiet" onClick={props.onDiscard}>
        {words.discard}
      </button>
    </TextConflict>
  );
};
