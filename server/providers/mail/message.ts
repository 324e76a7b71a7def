import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** The file name of an invitation. */
export const CALENDAR_FILE = "invite.ics";

/** The mail for nodemailer, which may not read files or URLs. */
export const messageOf = (from: string, mail: Mail): SendMailOptions => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: (mail.attachments ?? []).map(({ filename, content, content_type }) => ({
    filename,
    content,
    contentType: content_type,
  })),
  ...(mail.message_id === undefined ? {} : { messageId: `<${mail.message_id}>` }),
  ...(mail.calendar === undefined
    ? {}
    : { icalEvent: { ...mail.calendar, filename: CALENDAR_FILE } }),
  // Prevents automatic replies (RFC 3834).
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(mail.unsubscribe_url === undefined
      ? {}
      : {
          "List-Unsubscribe": `<${mail.unsubscribe_url}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});
