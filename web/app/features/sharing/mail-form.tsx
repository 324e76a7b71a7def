import type { SentMail } from "@relato/shared/contract/sharing.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { describeFailure } from "../../ui/failure.ts";
import { LabelledInput } from "../../ui/labelled-input.tsx";
import { useLanguage, useViews } from "../../ui/language.tsx";
import { toast } from "../../ui/toast.tsx";
import { sharingQuery } from "./queries.ts";

/** Sends the PDF; what was typed stays when it was refused. */
export const MailForm = (props: {
  documentoId: string;
  patient_email: string | null;
  mails: readonly SentMail[];
}) => {
  const { locale, text } = useLanguage();
  const { mail: words } = useViews().sharing;
  const client = useQueryClient();
  const [to, setTo] = useState(props.patient_email ?? "");
  const [id, setId] = useState(newId);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setSending(true);
    setRefused(null);
    try {
      await call("POST /api/documentos/:id/mail", {
        params: { id: props.documentoId },
        body: { id, to },
      });
      // The next one is another mail; until here a second press sent the same.
      setId(newId());
      toast({ variant: "success", title: words.queued });
      await client.invalidateQueries({ queryKey: sharingQuery(props.documentoId).queryKey });
    } catch (error) {
      if (error instanceof ApiError && error.field === "to") setRefused(text.errors[error.code]);
      else toast({ variant: "destructive", ...describeFailure(text, error) });
    } finally {
      setSending(false);
    }
  };
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <form
        noValidate
        className="mt-2 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) void send();
        }}
      >
        <div className="min-w-0 flex-1 basis-60">
          <LabelledInput
            label={words.to}
            type="email"
            value={to}
            maxLength={254}
            error={refused}
            onChange={({ target }) => {
              setTo(target.value);
              setRefused(null);
            }}
          />
        </div>
        <button type="submit" disabled={sending || to.trim() === ""} className="btn btn-primary">
          {sending ? words.sending : words.send}
        </button>
      </form>
      {props.mails.length === 0 ? null : (
        <ul aria-label={words.sent} className="mt-3 space-y-1 text-sm">
          {props.mails.map((mail) => (
            <li key={mail.id} className="flex flex-wrap gap-x-2 break-all">
              <b className={mail.state === "failed" ? "text-danger" : "text-ok"}>
                {words.state[mail.state]}
              </b>
              <span>{mail.to}</span>
              <time dateTime={mail.created_at} className="text-muted">
                {formatDateTime(locale, mail.created_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
