import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail that the server received. */
export interface ReceivedMail {
  to: string[];
  /** As sent: headers and encoded parts. */
  raw: string;
  subject: string;
  text: string;
  html: string;
  /** Without angle brackets. */
  message_id: string;
  /** The invitation; empty without one. */
  calendar: string;
}

const decodeWord = (text: string): string =>
  text.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_all, kind: string, word: string) =>
    kind.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString()
      : decodeQuoted(word.replaceAll("_", " ")),
  );
const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  ).toString();

const partOf = (raw: string, type: string): string => {
  const [, head = "", body = ""] =
    new RegExp(
      `Content-Type: ${type}[^\\r]*\\r\\n((?:[^\\r]+\\r\\n)*)\\r\\n([\\s\\S]*?)\\r\\n--`,
    ).exec(raw) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  return /quoted-printable/i.test(head) ? decodeQuoted(body) : body;
};

const parse = (to: string[], raw: string): ReceivedMail => ({
  to,
  raw,
  subject: decodeWord(
    /^Subject: ((?:.*\r\n)(?:[ \t].*\r\n)*)/m
      .exec(raw)?.[1]
      ?.replaceAll(/\r\n[ \t]/g, "")
      .trim() ?? "",
  ),
  text: partOf(raw, "text/plain"),
  html: partOf(raw, "text/html"),
  message_id: /^Message-ID: <(.*)>/im.exec(raw)?.[1] ?? "",
  calendar: partOf(raw, "text/calendar"),
});

/**
 * A mail server on a free port. `refusals`: how many recipients it refuses with 451 first.
 * `refuse`: unknown addresses (550). `onTaken`: called for each mail before the answer.
 */
export const createMailServer = async (
  options: {
    refusals?: number;
    refuse?: ReadonlySet<string>;
    onTaken?: (mail: ReceivedMail) => void;
  } = {},
) => {
  let refusals = options.refusals ?? 0;
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => {
      if (options.refuse?.has(address) === true)
        return done(Object.assign(new Error(`${address} is unknown`), { responseCode: 550 }));
      return done(
        refusals-- > 0 ? Object.assign(new Error("try again later"), { responseCode: 451 }) : null,
      );
    },
    onData: (stream, { envelope }, done) => {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (part: string) => (raw += part));
      stream.on("end", () => {
        const mail = parse(
          envelope.rcptTo.map(({ address }) => address),
          raw,
        );
        received.push(mail);
        options.onTaken?.(mail);
        done();
        arrivals.emit("mail");
      });
    },
  });
  // A killed client resets its connection, which smtp-server emits as an error.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Waits for the next mail to this address. */
    take: async (to: string): Promise<ReceivedMail> => {
      for (;;) {
        const found = received.findIndex((mail) => mail.to.includes(to));
        const [mail] = found === -1 ? [] : received.splice(found, 1);
        if (mail !== undefined) return mail;
        await once(arrivals, "mail");
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** The address of the mail's button. */
export const linkOf = (mail: ReceivedMail): URL => {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error("the mail has no link");
  return new URL(link);
};
