import { join } from "node:path";
import { createTransport } from "nodemailer";
import { makeFolder, writeFileDurably } from "../../platform/files/durable.ts";
import type { MailProvider } from "./mail.ts";
import { CALENDAR_FILE, messageOf } from "./message.ts";

/** The `.json` beside a mail's `.eml`. */
interface OutboxEntry {
  id: string;
  created_at: string;
  to: string;
  subject: string;
  text: string;
  attachments: string[];
}

/** Stores mails as `<time>-<id>.eml` and `.json`. The `.json` is written last. */
export const createOutboxMail = async (folder: string, from: string): Promise<MailProvider> => {
  await makeFolder(folder);
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    name: "outbox",
    send: async (mail) => {
      const [id, created_at] = [crypto.randomUUID(), new Date().toISOString()];
      const path = join(folder, `${created_at.replaceAll(/[:.]/g, "-")}-${id}`);
      const { message } = await transport.sendMail({ ...messageOf(from, mail), date: created_at });
      if (!Buffer.isBuffer(message)) throw new Error("nodemailer returned no buffer");
      const { to, subject, text } = mail;
      const attachments = (mail.attachments ?? []).map(({ filename }) => filename);
      if (mail.calendar !== undefined) attachments.push(CALENDAR_FILE);
      const entry: OutboxEntry = { id, created_at, to, subject, text, attachments };
      await writeFileDurably(`${path}.eml`, message);
      await writeFileDurably(`${path}.json`, JSON.stringify(entry, null, 2));
      return { state: "stored" };
    },
    reachable: async () => true,
    close: async () => undefined,
  };
};
