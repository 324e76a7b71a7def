import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { mailtoLink, whatsappLink } from "./messages.ts";
import { sharingQuery } from "./queries.ts";

export type OutsideChannel = "email" | "whatsapp";

/** The known address of the patient; undefined while it is read. A failure counts as none. */
const useRecipient = (documentoId: string, channel: OutsideChannel): string | null | undefined => {
  const { data, isError } = useQuery(sharingQuery(documentoId));
  if (data === undefined) return isError ? null : undefined;
  return channel === "email" ? data.patient_email : data.patient_whatsapp;
};

interface OutsideProps {
  documentoId: string;
  channel: OutsideChannel;
  subject: string;
  /** The message; undefined while the text is read. */
  body: string | undefined;
  /** `addendum`: the message has the approved text, and a later addendum is not approved. */
  approval: "approved" | "addendum" | "draft";
  onClose: () => void;
}

const Content = (props: OutsideProps) => {
  const { documentoId, channel, subject, body, approval, onClose } = props;
  const texts = useLanguage().text.sharing;
  const words = texts.unsigned;
  const to = useRecipient(documentoId, channel);
  const isReady = to !== undefined && body !== undefined;
  return (
    <>
      <h2 className="font-serif text-2xl font-semibold">{texts[channel]}</h2>
      <div className="mt-3 space-y-3">
        {approval === "draft" ? (
          <Note tone="warn">
            <b>{words.title}.</b> {words.detail}
          </Note>
        ) : null}
        {approval === "addendum" ? <Note tone="warn">{words.addendum}</Note> : null}
        {isReady ? (
          <p className="text-sm break-words">
            {to === null
              ? words.noAddress[channel]
              : words.to(channel === "email" ? to : formatPhone(to))}
          </p>
        ) : null}
        <p className="text-sm text-muted">{words.outside}</p>
        <textarea
          readOnly
          aria-label={words.message}
          rows={7}
          value={body ?? ""}
          className="field text-sm read-only:bg-sunken"
        />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {words.cancel}
        </button>
        {isReady ? (
          <a
            href={channel === "email" ? mailtoLink({ to, subject, body }) : whatsappLink(body, to)}
            target="_blank"
            rel="noreferrer"
            className="btn btn-primary"
            onClick={onClose}
          >
            {approval === "approved" ? words.open : words.goOn}
          </a>
        ) : null}
      </div>
    </>
  );
};

/**
 * Opens a mail or WhatsApp program (specification 7.6). It first shows the message that leaves
 * Relato, to whom, and warns when its text is not approved.
 */
export const OutsideDialog = (props: OutsideProps) => {
  const label = useLanguage().text.sharing[props.channel];
  return (
    <Dialog isOpen onClose={props.onClose} label={label} size="md">
      <Content {...props} />
    </Dialog>
  );
};
