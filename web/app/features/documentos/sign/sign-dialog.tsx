import type { Documento, DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Note } from "../../../ui/surfaces.tsx";
import { useSign } from "../queries.ts";

/** The last look before a version is closed: what has no support in it, and whose decision that was. */
export const SignDialog = (props: {
  documento: Documento & { current: DocumentVersion };
  onClose: () => void;
}) => {
  const { documento, onClose } = props;
  const { text } = useLanguage();
  const { documentos, modelNote } = text;
  const words = documentos.signing;
  const sign = useSign(documento);
  const doubts = documento.current.content.sections
    .flatMap(({ statements }) => statements)
    .filter(({ status }) => status !== "supported");
  const { rewriting, proposal } = documento;
  const isModelWriting = rewriting !== null && rewriting.state !== "failed";
  const open = doubts.filter(({ kept }) => kept === undefined);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      label={words.title}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-card p-5"
    >
      <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
      <p className="mt-2">{words.detail}</p>
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
        {sign.error === null ? null : <FailureNotice category="consultation" error={sign.error} />}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {text.common.cancel}
        </button>
        <button
          type="button"
          disabled={sign.isPending}
          onClick={() => sign.mutate(documento.current.number, { onSuccess: onClose })}
          className="btn btn-primary"
        >
          {words.confirm}
        </button>
      </div>
    </Dialog>
  );
};
