import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogHeader } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note, Pending } from "../../ui/surfaces.tsx";
import { LinkForm } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";
import { MailSection } from "./mail-section.tsx";
import { sharingQuery } from "./queries.ts";

const Content = (props: { documentoId: string; subject: string }) => {
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
      <MailSection
        documentoId={props.documentoId}
        patient_email={data.patient_email}
        mails={data.mails}
      />
      <LinkForm
        documentoId={props.documentoId}
        has_birth_date={data.has_birth_date}
        subject={props.subject}
        recipient={data}
      />
      <LinkList documentoId={props.documentoId} links={data.links} />
    </div>
  );
};

/** Mails and secure links of a document. `subject`: of a message with a link. */
export const ShareDialog = (props: {
  documentoId: string;
  titulo: string;
  subject: string;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const title = useLanguage().text.sharing.dialog(props.titulo);
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} label={title} size="xl">
      <DialogHeader title={title} onClose={props.onClose} />
      <Content documentoId={props.documentoId} subject={props.subject} />
    </Dialog>
  );
};
