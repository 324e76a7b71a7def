import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./test.ts";

interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  attachments: string[];
}

/** The mails of the server under test to an address, oldest first. */
export const mailsTo = (email: string): OutboxMail[] => {
  const folder = join(process.env["E2E_DATA"] ?? "", "data/outbox");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as OutboxMail)
    .filter(({ to }) => to === email);
};

/** Waits for a mail with this subject. Returns its link. */
export const linkTo = async (email: string, subject: string): Promise<string> => {
  const find = () => mailsTo(email).find((mail) => mail.subject === subject);
  await expect.poll(find).toBeDefined();
  const [link] = /https?:\/\/\S+/.exec(find()?.text ?? "") ?? [];
  if (link === undefined) throw new Error("the mail has no link");
  return link;
};
