import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** What an invitation's file is called. */
export const CALENDAR_FILE = "invite.ics";

/** A mail as nodemailer takes it. It may read neither files nor addresses, whatever a text says. */
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
  // Nobody's vacation notice shall answer (RFC 3834).
  headers: { "Auto-Submitted": "auto-generated" },
  disableFileAccess: true,
  disableUrlAccess: true,
});
