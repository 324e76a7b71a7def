import type { Locale } from "@relato/shared/domain/language.ts";
import { createElement as h } from "react";
import { mailHtml, mutedParagraph, paragraph } from "../../../platform/mail-html.ts";
import type { JobPayloads } from "../../../platform/jobs/jobs.ts";
import { messagesOf } from "../../../platform/messages.ts";
import type { Mail } from "../../../providers/mail/mail.ts";
import { chosenName } from "../chosen-name.ts";

export type AccountMailKind = JobPayloads["account-mail"]["kind"];
type MailKind = AccountMailKind | "invite";

const BUTTON = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: 8,
  background: "#0f5c4d",
  color: "#ffffff",
  textDecoration: "none",
  fontWeight: 600,
};
const LINK = { color: "#0f5c4d", wordBreak: "break-all" } as const;

/** A mail about an account, as plain text and HTML. */
export const writeMail = (
  kind: MailKind,
  locale: Locale,
  reader: { name: string | null; email: string },
  link: string,
): Mail => {
  const texts = messagesOf(locale).mails;
  const { subject, lines, action, ignore } = texts[kind];
  const name = reader.name === null ? "" : chosenName({ name: reader.name, email: reader.email });
  const greeting = name === "" ? [] : [texts.greeting(name)];
  const text = [...greeting, ...lines, `${action}:\n${link}`, ignore, `-- \n${texts.footer}`];
  const html = [
    ...[...greeting, ...lines].map((line) => paragraph(line)),
    paragraph(h("a", { href: link, style: BUTTON }, action)),
    mutedParagraph(texts.linkFallback, h("br"), h("a", { href: link, style: LINK }, link)),
    paragraph(ignore),
    mutedParagraph(texts.footer),
  ];
  return {
    to: reader.email,
    subject,
    text: `${text.join("\n\n")}\n`,
    html: mailHtml(locale, subject, html),
  };
};
