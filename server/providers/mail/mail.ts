/** One e-mail, plain and HTML, already in the reader's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without it a new one; the same twice is the same message, sent again. Without angle brackets. */
  message_id?: string;
  /** An invitation (RFC 6047) that calendars take out of the mail; a file of it is attached, too. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  attachments?: { filename: string; content: Buffer; content_type: string }[];
}

/** The mail port: SMTP (nodemailer), or the outbox on disk. */
export interface MailProvider {
  readonly name: string;
  /** Resolves when the next hop has taken it (or the outbox holds it). @throws Error when it has not */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
