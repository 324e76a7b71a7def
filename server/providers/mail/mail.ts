/** One e-mail, plain and HTML, already in the reader's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer; content_type: string }[];
}

/** The mail port: SMTP (nodemailer), or the outbox on disk. */
export interface MailProvider {
  readonly name: string;
  /** Resolves when the next hop has taken it (or the outbox holds it). @throws Error when it has not */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
