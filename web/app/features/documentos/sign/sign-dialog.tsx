import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Note } from "../../../ui/surfaces.tsx";
import { ActionFailure } from "../action-button.tsx";
import { useChange } from "../actions.ts";
import type { WrittenDocumento } from "../queries.ts";

/** Asks before a version is signed and lists its statements without support. */
export const SignDialog = (props: { documento: WrittenDocumento; onClose: () => void }) => {
  const { documento, onClose } = props;
  const { documentos, modelNote } = useLanguage().text;
  const words = documentos.signing;
  const sign = useChange("POST /api/documentos/:id/sign", documento);
  const { current, rewriting, proposal } = documento;
  const doubts = current.content.sections
    .flatMap(({ statements }) => statements)
    .filter(({ status }) => status !== "supported");
  const open = doubts.filter(({ kept }) => kept === undefined);
  const isModelWriting = rewriting !== null && rewriting.state !== "failed";
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirm}
      tone="primary"
      isBusy={sign.isPending}
      failure={null}
      onConfirm={() => sign.mutate({ base: current.number }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{words.detail}</p>
      <div className="mt-3 space-y-3">
        {proposal === null && !isModelWriting ? null : (
          <Note tone="warn">
            {proposal === null ? modelNote.signing.working : modelNote.signing.proposal}
          </Note>
        )}
        {doubts.length === 0 ? <Note tone="ok">{words.none}</Note> : null}
        {open.length === 0 ? null : (
          <Note tone="warn">
            <p>{words.open(open.length)}</p>
            <ul className="mt-1 max-h-48 list-disc overflow-y-auto pl-5">
              {open.map((one, at) => (
                <li key={at}>{one.text}</li>
              ))}
            </ul>
          </Note>
        )}
        <ActionFailure error={sign.error} />
      </div>
    </ConfirmDialog>
  );
};
