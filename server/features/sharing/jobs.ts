import { localeOfLanguage } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { mailHtml, paragraph } from "../../platform/mail-html.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Delivery } from "../../providers/delivery.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import { type DocumentPdf, makePdf } from "../documentos/pdf.ts";
import { endMail, findMailToSend } from "./queries.ts";

const CONCURRENCY = 2;

/** A mail with a PDF. Only the attachment has clinical content. */
const writeMail = (to: string, made: DocumentPdf): Mail => {
  const locale = localeOfLanguage(made.language);
  const { footer, mail } = messagesOf(locale).publicSharing;
  const subject = made.is_laudo
    ? mail.laudoSubject(made.short_code)
    : mail.subject(made.short_code);
  const lines = [mail.greeting, ...mail.lines(made.doctor), footer];
  const { filename, pdf: content } = made;
  return {
    to,
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: mailHtml(
      locale,
      subject,
      lines.map((line) => paragraph(line)),
    ),
    attachments: [{ filename, content, content_type: "application/pdf" }],
  };
};

type MailDeps = Pick<Deps, "config" | "db" | "jobs" | "mail" | "pdf" | "storage">;

/** Sends documents by mail. A mail that was sent or stored is not sent again. */
export const startSharingJobs = (deps: MailDeps): Promise<void> =>
  deps.jobs.work(
    "document-mail",
    { concurrency: CONCURRENCY },
    async ({ id, medico_id }, { last }) => {
      const asDoctor = <T>(work: Parameters<typeof withUser<T>>[2]): Promise<T> =>
        withUser(deps.db, medico_id, work);
      const mail = await asDoctor((tx) => findMailToSend(tx, id));
      if (mail === undefined) return;
      let delivery: Delivery;
      try {
        const made = await makePdf(deps, medico_id, mail.documento_id, mail.number);
        delivery = await deps.mail.send(writeMail(mail.to_address, made));
      } catch (error) {
        if (last) await asDoctor((tx) => endMail(tx, id, "failed"));
        throw error;
      }
      await asDoctor((tx) => endMail(tx, id, delivery.state));
    },
  );
