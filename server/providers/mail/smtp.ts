import { createTransport } from "nodemailer";
import type { MailProvider } from "./mail.ts";
import { messageOf } from "./message.ts";

const TIMEOUT_MS = 30_000;

/** What went wrong, without the addresses and texts that nodemailer's own messages quote. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** nodemailer's code (`ECONNECTION`, `EENVELOPE` …) and the server's answer, such as 550. */
  readonly code: string;
  readonly response_code: number | null;
  constructor(code: string, response_code: number | null) {
    super(
      `the mail server did not take the mail (${[code, response_code].filter(Boolean).join(" ")})`,
    );
    this.code = code;
    this.response_code = response_code;
  }
}

const asMailError = (error: unknown): MailError => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new MailError(
    typeof code === "string" ? code : "UNKNOWN",
    typeof responseCode === "number" ? responseCode : null,
  );
};

/** Mail through an SMTP server; `url` as nodemailer reads it: `smtps://user:password@host:465`. */
export const createSmtpMail = (url: string, from: string): MailProvider => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    name: "smtp",
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(from, mail));
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: async () => transport.close(),
  };
};
