import { messagesOf } from "../../platform/messages.ts";
import { shortCode } from "@relato/shared/domain/consulta.ts";
import { htmlLangOf, type Locale, localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import { makePdf } from "../documentos/pdf.ts";
import { html } from "./page.ts";
import { endMail, findMailToSend } from "./queries.ts";

const CONCURRENCY = 2;

/** The mail that brings a PDF: nothing clinical in it but the attachment, and nothing remote, so that opening it tells nobody. */
const mailOf = (
  locale: Locale,
  to: string,
  consulta: string,
  doctor: string,
  attachment: { filename: string; pdf: Buffer },
): Mail => {
  const { footer, mail } = messagesOf(locale).publicSharing;
  const subject = mail.subject(shortCode(consulta));
  const lines = [mail.greeting, ...mail.lines(doctor), footer];
  return {
    to,
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: html`<!doctype html>
      <html lang="${htmlLangOf(locale)}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          ${lines.map((line) => html`<p>${line}</p>`)}
        </body>
      </html>`.html,
    attachments: [
      {
        filename: attachment.filename,
        content: attachment.pdf,
        content_type: "application/pdf",
      },
    ],
  };
};

type MailDeps = Pick<Deps, "config" | "db" | "jobs" | "mail" | "pdf" | "storage">;

/** Sends the documents' mails. One that was sent is not sent again; one that never gets through is told as failed. */
export const startSharingJobs = (deps: MailDeps): Promise<void> =>
  deps.jobs.work(
    "document-mail",
    { concurrency: CONCURRENCY },
    async ({ id, medico_id }, { last }) => {
      const asDoctor = <T>(work: Parameters<typeof withUser<T>>[2]): Promise<T> =>
        withUser(deps.db, medico_id, work);
      const wanted = await asDoctor((tx) => findMailToSend(tx, id));
      if (wanted === null) return;
      try {
        const made = await makePdf(deps, medico_id, wanted.documento_id, wanted.number);
        const locale = localeOfLanguage(made.language);
        await deps.mail.send(mailOf(locale, wanted.to, wanted.consulta_id, made.doctor, made));
      } catch (error) {
        if (last) await asDoctor((tx) => endMail(tx, id, "failed_at"));
        throw error;
      }
      await asDoctor((tx) => endMail(tx, id, "sent_at"));
    },
  );
