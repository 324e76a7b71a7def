import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMail } from "./create.ts";
import type { Mail } from "./mail.ts";

const MAIL: Mail = {
  to: "medica@example.org",
  subject: "Redefinição de senha",
  text: "Olá, use o endereço abaixo.",
  html: "<p>Olá</p>",
  attachments: [
    {
      filename: "consulta.ics",
      content: Buffer.from("BEGIN:VCALENDAR"),
      content_type: "text/calendar",
    },
  ],
};

let data_dir: string;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), "relato-mail-"));
});
afterAll(() => rm(data_dir, { recursive: true }));
const configOf = (smtp_url?: string) => ({
  data_dir,
  smtp_url,
  mail_from: "Relato <relato@example.org>",
});

describe("the outbox", () => {
  it("stores each mail as a message and as JSON", async () => {
    const mail = await createMail(configOf());
    expect(mail.name).toBe("outbox");
    expect(await mail.send(MAIL)).toEqual({ state: "stored" });
    await mail.send({ ...MAIL, subject: "Second" });
    const files = (await readdir(join(data_dir, "outbox"))).sort();
    expect(files.map((file) => file.slice(file.lastIndexOf(".")))).toEqual([
      ".eml",
      ".json",
      ".eml",
      ".json",
    ]);
    const [eml = "", json = ""] = files;
    const message = await readFile(join(data_dir, "outbox", eml), "utf8");
    expect(message).toContain("From: Relato <relato@example.org>");
    expect(message).toContain("To: medica@example.org");
    expect(message).toMatch(/Subject: =\?UTF-8\?/);
    expect(message).toContain("filename=consulta.ics");
    expect(JSON.parse(await readFile(join(data_dir, "outbox", json), "utf8"))).toMatchObject({
      to: "medica@example.org",
      subject: "Redefinição de senha",
      attachments: ["consulta.ics"],
    });
    await mail.close();
  });
});

describe("SMTP", () => {
  const start = async (refuse?: string) => {
    const received: { from: string; to: string[]; message: string }[] = [];
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      onAuth: ({ username, password }, _session, done) =>
        username === "u" && password === "p" ? done(null, { user: "u" }) : done(new Error("no")),
      onRcptTo: (_address, _session, done) =>
        done(refuse === undefined ? null : Object.assign(new Error(refuse), { responseCode: 550 })),
      onData: (stream, { envelope }, done) => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        let message = "";
        stream.setEncoding("utf8");
        stream.on("data", (part: string) => (message += part));
        stream.on("end", () => {
          received.push({ from, to, message });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    return {
      port,
      received,
      close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    };
  };

  it("delivers to a mail server", async () => {
    const server = await start();
    const mail = await createMail(configOf(`smtp://u:p@127.0.0.1:${server.port}`));
    expect(await mail.send(MAIL)).toEqual({ state: "sent", message_id: null });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      from: "relato@example.org",
      to: ["medica@example.org"],
    });
    expect(server.received[0]?.message).toContain("text/calendar");
    await mail.close();
    await server.close();
  });

  it("reports a refused mail without addresses", async () => {
    const server = await start("medica@example.org is unknown here");
    const mail = await createMail(configOf(`smtp://u:p@127.0.0.1:${server.port}`));
    const error = await mail.send(MAIL).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "MailError", code: "EENVELOPE", response_code: 550 });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("medica");
    expect(server.received).toEqual([]);
    await mail.close();
    await server.close();
  });

  it("reports a server that cannot be reached", async () => {
    const server = await start();
    await server.close();
    const mail = await createMail(configOf(`smtp://127.0.0.1:${server.port}`));
    await expect(mail.send(MAIL)).rejects.toMatchObject({ name: "MailError", code: "ESOCKET" });
    await mail.close();
  });

  it("refuses a server elsewhere without TLS, unless the URL allows it", async () => {
    const server = await start();
    // The same machine, by an address that is not loopback.
    const url = `smtp://u:p@0.0.0.0:${server.port}`;
    const strict = await createMail(configOf(url));
    await expect(strict.send(MAIL)).rejects.toMatchObject({ name: "MailError" });
    expect(server.received).toEqual([]);
    for (const option of ["ignoreTLS=true", "requireTLS=false"]) {
      const mail = await createMail(configOf(`${url}?${option}`));
      await mail.send(MAIL);
      await mail.close();
    }
    expect(server.received).toHaveLength(2);
    await strict.close();
    await server.close();
  });

  it("does not let a subject add headers", async () => {
    const server = await start();
    const mail = await createMail(configOf(`smtp://u:p@127.0.0.1:${server.port}`));
    await mail.send({ ...MAIL, subject: "Hello\r\nBcc: other@example.org" });
    expect(server.received[0]?.to).toEqual(["medica@example.org"]);
    expect(server.received[0]?.message).not.toMatch(/^Bcc:/m);
    await mail.close();
    await server.close();
  });
});
