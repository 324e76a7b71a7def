import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

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
  disableFileAccess: true,
  disableUrlAccess: true,
});
