import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { MailForm } from "./mail-form.tsx";
import { sharingQuery } from "./queries.ts";

const Content = (props: { documentoId: string; code: string }) => {
  const words = useLanguage().text.sharing;
  const { data, error, refetch } = useQuery(sharingQuery(props.documentoId));
  if (data === undefined)
    return <Pending query={{ error, refetch }} title={words.share} lines={6} />;
  return (
    <div className="space-y-6">
      {data.signed ? null : (
        <Note tone="warn">
          <b>{words.unsigned.title}.</b> {words.unsigned.detail}
        </Note>
      )}
      <MailForm
        documentoId={props.documentoId}
        patient_email={data.patient_email}
        mails={data.mails}
      />
      <LinkForm
        documentoId={props.documentoId}
        has_birth_date={data.has_birth_date}
        subject={words.subject(props.code)}
      />
      <LinkList documentoId={props.documentoId} links={data.links} />
    </div>
  );
};

/** Sending a document and its secure links. `code`: the consultation's short code. */
export const ShareDialog = (props: {
  documentoId: string;
  titulo: string;
  code: string;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const words = useLanguage().text.sharing;
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      label={words.dialog(props.titulo)}
      className="m-auto max-h-[92dvh] w-[calc(100%-2rem)] max-w-2xl overflow-y-auto rounded-card p-4 sm:p-6"
    >
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-serif text-2xl font-semibold break-words">
          {words.dialog(props.titulo)}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          className="btn btn-quiet shrink-0"
          onClick={props.onClose}
        >
          <CloseIcon className="size-5" />
        </button>
      </div>
      <Content documentoId={props.documentoId} code={props.code} />
    </Dialog>
  );
};
