import type { Delivery } from "../delivery.ts";

/** One e-mail in the recipient's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * Without angle brackets; random by default. Mail programs drop a second mail with the same id.
   */
  message_id?: string;
  /** An invitation (RFC 6047), in the body for calendars and as an attached file. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** A link that unsubscribes by a POST (RFC 8058). */
  unsubscribe_url?: string;
  attachments?: { filename: string; content: Buffer; content_type: string }[];
}

/** The mail port: SMTP (nodemailer), or the outbox on disk. */
export interface MailProvider {
  readonly name: string;
  /** @throws Error when the mail was neither sent nor stored */
  send(mail: Mail): Promise<Delivery>;
  /** Whether the mail server accepts a connection and the login; true for the outbox. */
  reachable(): Promise<boolean>;
  close(): Promise<void>;
}
