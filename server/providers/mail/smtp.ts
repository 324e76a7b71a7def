import { createTransport } from "nodemailer";
import type { MailProvider } from "./mail.ts";
import { messageOf } from "./message.ts";

const TIMEOUT_MS = 30_000;

/** Omits the addresses and texts that nodemailer's messages contain. */
export class MailError extends Error {
  override readonly name = "MailError";
  /** nodemailer's code (`ECONNECTION`, `EENVELOPE` …) */
  readonly code: string;
  /** The server's status, such as 550. */
  readonly response_code: number | null;
  constructor(code: string, response_code: number | null) {
    super(`the mail server refused the mail (${[code, response_code].filter(Boolean).join(" ")})`);
    this.code = code;
    this.response_code = response_code;
  }
}

const toMailError = (error: unknown): MailError => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new MailError(
    typeof code === "string" ? code : "UNKNOWN",
    typeof responseCode === "number" ? responseCode : null,
  );
};

/** @param url in nodemailer's format: `smtps://user:password@host:465` */
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
        throw toMailError(error);
      }
    },
    close: async () => transport.close(),
  };
};
