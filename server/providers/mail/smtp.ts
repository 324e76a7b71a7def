import { isLoopback } from "@relato/shared/domain/loopback.ts";
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

/**
 * Whether a connection without TLS is refused: not on this machine, nor if the URL says otherwise
 * with `?requireTLS=false` or `?ignoreTLS=true`.
 */
const mustEncrypt = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  if (isLoopback(`http://${hostname}`)) return false;
  return !searchParams.has("requireTLS") && !searchParams.has("ignoreTLS");
};

/** @param url in nodemailer's format: `smtps://user:password@host:465` */
export const createSmtpMail = (url: string, from: string): MailProvider => {
  const transport = createTransport({
    url,
    ...(mustEncrypt(url) && { requireTLS: true }),
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
        return { state: "sent", message_id: null };
      } catch (error) {
        throw toMailError(error);
      }
    },
    reachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: async () => transport.close(),
  };
};
