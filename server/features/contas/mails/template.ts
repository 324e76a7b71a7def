import type { Locale } from "@relato/shared/domain/language.ts";
import type { Mail } from "../../../providers/mail/mail.ts";
import { escapeHtml, mailPage, MUTED, paragraph } from "../../../providers/mail/page.ts";
import { mailTexts } from "../texts.ts";

export type MailKind = "confirm" | "reset" | "welcome";

/** One of the accounts' e-mails, plain and HTML, in the reader's language. No remote image or font: opening it tells nobody. */
export const writeMail = (
  kind: MailKind,
  locale: Locale,
  reader: { name: string; email: string },
  link: string,
): Mail => {
  const texts = mailTexts[locale];
  const { subject, lines, action, ignore } = texts[kind];
  const greeting = texts.greeting(reader.name);
  const url = escapeHtml(link);
  const text = [greeting, ...lines, `${action}:\n${link}`, ignore, `-- \n${texts.footer}`];
  const html = [
    paragraph(escapeHtml(greeting)),
    ...lines.map((line) => paragraph(escapeHtml(line))),
    paragraph(
      `<a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c4d;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action)}</a>`,
    ),
    paragraph(
      `${escapeHtml(texts.linkFallback)}<br><a href="${url}" style="color:#0f5c4d;word-break:break-all">${url}</a>`,
      MUTED,
    ),
    paragraph(escapeHtml(ignore)),
    paragraph(escapeHtml(texts.footer), MUTED),
  ];
  return {
    to: reader.email,
    subject,
    text: `${text.join("\n\n")}\n`,
    html: mailPage(locale, subject, html),
  };
};
