import { join } from "node:path";
import { makeFolder, writeFileDurably } from "../../platform/files/durable.ts";
import type { WhatsappMessage, WhatsappProvider } from "./whatsapp.ts";

/** The content of a message's file. */
export interface WhatsappOutboxEntry extends WhatsappMessage {
  id: string;
  created_at: string;
}

/** Stores messages as `<time>-<id>.json` in one folder. */
export const createOutboxWhatsapp = async (folder: string): Promise<WhatsappProvider> => {
  await makeFolder(folder);
  return {
    name: "outbox",
    send: async (message) => {
      const [id, created_at] = [crypto.randomUUID(), new Date().toISOString()];
      const entry: WhatsappOutboxEntry = { id, created_at, ...message };
      const path = join(folder, `${created_at.replaceAll(/[:.]/g, "-")}-${id}.json`);
      await writeFileDurably(path, JSON.stringify(entry, null, 2));
      return { state: "stored" };
    },
    reachable: async () => true,
  };
};
