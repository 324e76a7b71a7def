import { type Locale, localeOfLanguage } from "@relato/shared/domain/language.ts";
import { mailHtml, paragraph } from "../../platform/mail-html.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import type { DocumentPdf } from "../documentos/pdf.ts";

const textOf = (
  locale: Locale,
  made: Pick<DocumentPdf, "doctor" | "is_laudo" | "is_example" | "short_code">,
): { subject: string; lines: string[] } => {
  const { doctor, is_laudo, is_example, short_code } = made;
  const { footer, mail } = messagesOf(locale).publicSharing;
  const subject = is_laudo ? mail.laudoSubject(short_code) : mail.subject(short_code);
  const { example } = mail;
  return {
    subject: is_example ? example.subject(subject) : subject,
    lines: [mail.greeting, ...(is_example ? [example.line] : []), ...mail.lines(doctor), footer],
  };
};

/** A mail with a PDF. Only the attachment has clinical content. */
export const writeMail = (to: string, made: DocumentPdf): Mail => {
  const locale = localeOfLanguage(made.language);
  const { subject, lines } = textOf(locale, made);
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

/** The mail with `mark` in place of the doctor's name and the code. It reads no row. */
export const writeRedactedMail = (
  locale: Locale,
  mark: string,
): { subject: string; text: string } => {
  const redacted = { doctor: mark, is_laudo: false, is_example: false, short_code: mark };
  const { subject, lines } = textOf(locale, redacted);
  return { subject, text: lines.join("\n\n") };
};
