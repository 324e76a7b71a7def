import type { Proposal } from "@relato/shared/contract/documentos.ts";
import { TextConflict } from "../../../ui/conflict/conflict-notice.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { ActionFailure } from "../action-button.tsx";
import { useChange } from "../actions.ts";
import type { WrittenDocumento } from "../queries.ts";

/** A model's note that arrived after the doctor saved a version: compare, use or discard it. */
export const ProposalView = (props: { documento: WrittenDocumento; proposal: Proposal }) => {
  const { documento, proposal } = props;
  const { current } = documento;
  const { documentos, modelNote } = useLanguage().text;
  const words = modelNote.proposal;
  const accept = useChange("POST /api/documentos/:id/proposal", documento, documentos.saved);
  const discard = useChange("DELETE /api/documentos/:id/proposal", documento);
  const isPending = accept.isPending || discard.isPending;
  return (
    <>
      <TextConflict
        title={words.title}
        detail={words.detail}
        stored={current.content.markdown}
        typed={proposal.content.markdown}
        words={words}
      >
        <button
          type="button"
          disabled={isPending}
          className="btn btn-primary"
          onClick={() => accept.mutate({ base: current.number })}
        >
          {words.accept}
        </button>
        <button
          type="button"
          disabled={isPending}
          className="btn btn-quiet"
          onClick={() => discard.mutate()}
        >
          {words.discard}
        </button>
      </TextConflict>
      <ActionFailure error={accept.error ?? discard.error} hidesConflict />
    </>
  );
};
