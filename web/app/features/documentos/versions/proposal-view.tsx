import type { Documento, DocumentVersion, Proposal } from "@relato/shared/contract/documentos.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { TextConflict } from "../../../ui/conflict/conflict-notice.tsx";
import { FailureNotice } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { isChangedMeanwhile, useAcceptProposal, useDiscardProposal } from "../queries.ts";

/** A model's note that came after the doctor saved a version: compared with theirs, used or discarded. */
export const ProposalView = (props: {
  documento: Documento & { current: DocumentVersion };
  proposal: Proposal;
}) => {
  const { documento, proposal } = props;
  const { documentos, modelNote } = useLanguage().text;
  const words = modelNote.proposal;
  const accept = useAcceptProposal(documento);
  const discard = useDiscardProposal(documento);
  const isBusy = accept.isPending || discard.isPending;
  const error = accept.error ?? discard.error;
  return (
    <>
      <TextConflict
        title={words.title}
        detail={words.detail}
        stored={documento.current.content.markdown}
        typed={proposal.content.markdown}
        words={words}
      >
        <button
          type="button"
          disabled={isBusy}
          className="btn btn-primary"
          onClick={() =>
            accept.mutate(documento.current.number, {
              onSuccess: () => toast({ variant: "success", title: documentos.saved }),
            })
          }
        >
          {words.accept}
        </button>
        <button
          type="button"
          disabled={isBusy}
          className="btn btn-quiet"
          onClick={() => discard.mutate()}
        >
          {words.discard}
        </button>
      </TextConflict>
      {error === null || isChangedMeanwhile(error) ? null : (
        <FailureNotice category="consultation" error={error} />
      )}
    </>
  );
};
