import type { SentMail } from "@relato/shared/contract/sharing.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { Field } from "../../ui/form/field.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { Note } from "../../ui/surfaces.tsx";
import { useAction } from "../../ui/use-action.ts";
import { servicesQuery } from "../services/queries.ts";
import { refreshSharing } from "./queries.ts";

const LOOK = {
  waiting: "text-muted",
  sent: "text-ok",
  stored: "text-warn",
  failed: "text-danger",
} as const satisfies Record<SentMail["state"], string>;

/** What the doctor can do about mails in the outbox. */
const StoredMails = () => {
  const { stored } = useLanguage().text.sharing.mail;
  const { data } = useQuery(servicesQuery);
  if (data === undefined) return null;
  return (
    <div className="mt-3">
      <Note tone="warn">{data.delivery.mail ? stored.sendAgain : stored.notSending}</Note>
    </div>
  );
};

const MailList = ({ mails }: { mails: readonly SentMail[] }) => {
  const { locale, text } = useLanguage();
  const { mail: words } = text.sharing;
  if (mails.length === 0) return null;
  return (
    <>
      <ul aria-label={words.list} className="mt-3 space-y-1 text-sm">
        {mails.map((mail) => (
          <li key={mail.id} className="flex flex-wrap gap-x-2 break-all">
            <b className={LOOK[mail.state]}>{words.state[mail.state]}</b>
            <span>{mail.to}</span>
            <time dateTime={mail.created_at} className="text-muted">
              {formatDateTime(locale, mail.created_at)}
            </time>
          </li>
        ))}
      </ul>
      {mails.some(({ state }) => state === "stored") ? <StoredMails /> : null}
    </>
  );
};

/** A refused address stays in its field. */
const MailForm = (props: { documentoId: string; patient_email: string | null }) => {
  const { text } = useLanguage();
  const { mail: words } = text.sharing;
  const [to, setTo] = useState(props.patient_email ?? "");
  const [id, setId] = useState(newId);
  const send = useAction({
    run: () =>
      call("POST /api/documentos/:id/mail", {
        params: { id: props.documentoId },
        body: { id, to },
      }),
    success: words.queued,
    // The next submit is a new mail. A retry has the same id and sends the same mail.
    onSuccess: () => setId(newId()),
    refresh: refreshSharing(props.documentoId),
    failure: (error) => (error.field === "to" ? "shown" : "toast"),
  });
  const refusal =
    send.error instanceof ApiError && send.error.field === "to"
      ? text.errors[send.error.code]
      : undefined;
  return (
    <form
      noValidate
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate();
      }}
    >
      <Field label={words.to} error={refusal} className="flex-1 basis-60">
        {(input) => (
          <input
            {...input}
            type="email"
            value={to}
            maxLength={254}
            onChange={({ target }) => {
              setTo(target.value);
              send.reset();
            }}
            className="field"
          />
        )}
      </Field>
      <button
        type="submit"
        disabled={send.isPending || to.trim() === ""}
        className="btn btn-primary"
      >
        {send.isPending ? words.sending : words.send}
      </button>
    </form>
  );
};

/** Sends the PDF by mail and lists the sent mails. */
export const MailSection = (props: {
  documentoId: string;
  patient_email: string | null;
  mails: readonly SentMail[];
}) => (
  <section>
    <h3 className="font-semibold">{useLanguage().text.sharing.mail.title}</h3>
    <MailForm documentoId={props.documentoId} patient_email={props.patient_email} />
    <MailList mails={props.mails} />
  </section>
);
