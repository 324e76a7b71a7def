import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { useState } from "react";
import { useViews } from "../../ui/language.tsx";
import { Difference } from "../../ui/difference.tsx";

/** Somebody, or another tab, made a newer version while this text was typed: nothing is lost, and the doctor chooses. */
export const Conflict = (props: {
  newest: DocumentVersion;
  mine: string;
  isSaving: boolean;
  /** Null where no version can be made any more: the document was signed. */
  onApply: (() => void) | null;
  onDiscard: () => void;
}) => {
  const { newest, mine, onApply } = props;
  const words = useViews().documentos.conflict;
  const [shown, setShown] = useState(false);
  return (
    <section
      role="alert"
      aria-label={words.title}
      className="space-y-3 rounded-card border border-warn bg-warn-soft p-4"
    >
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm">
        {onApply === null ? words.closed : `${words.open(newest.number)} ${words.detail}`}
      </p>
      {shown ? (
        <Difference before={newest.content.markdown} after={mine} label={words.difference} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {shown ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => setShown(true)}>
            {words.show}
          </button>
        )}
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
      </div>
    </section>
  );
};
