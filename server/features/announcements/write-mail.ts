import type { Announcement } from "@relato/shared/contract/announcements.ts";
import { createElement as h } from "react";
import { mailHtml, mutedParagraph, paragraph } from "../../platform/mail-html.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Mail } from "../../providers/mail/mail.ts";

/** An announcement as a mail with a link to unsubscribe. */
export const writeAnnouncementMail = (
  { title, body, locale }: Pick<Announcement, "title" | "body" | "locale">,
  to: string,
  unsubscribe_url: string,
): Mail => {
  const { announcement, footer } = messagesOf(locale).mails;
  const paragraphs = body.split(/\n{2,}/);
  const lines = [
    ...paragraphs,
    announcement.reason,
    `${announcement.unsubscribe}:\n${unsubscribe_url}`,
    `-- \n${footer}`,
  ];
  return {
    to,
    subject: title,
    text: `${lines.join("\n\n")}\n`,
    html: mailHtml(locale, title, [
      ...paragraphs.map((one) => paragraph(one)),
      mutedParagraph(
        announcement.reason,
        h("br"),
        h("a", { href: unsubscribe_url }, announcement.unsubscribe),
      ),
      mutedParagraph(footer),
    ]),
    unsubscribe_url,
  };
};
