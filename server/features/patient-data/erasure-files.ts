import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "../../deps.ts";
import { ignore, removeIfThere } from "../../platform/files/durable.ts";
import { removeRecordingFiles } from "../gravacoes/remove-recordings.ts";

/** What remains to remove after the rows are erased. */
export interface ErasedFiles {
  /** Keys of recordings, which have copies beside them. */
  recordings: string[];
  /** Keys of dictations, images and attachments. */
  others: string[];
  /** The notices and mails whose texts may be in an outbox. */
  message_ids: string[];
}

export const joinFiles = (all: readonly ErasedFiles[]): ErasedFiles => ({
  recordings: all.flatMap(({ recordings }) => recordings),
  others: all.flatMap(({ others }) => others),
  message_ids: all.flatMap(({ message_ids }) => message_ids),
});

const HEADER_BYTES = 16_384;
const MESSAGE_ID = /^Message-ID: <([0-9a-f-]{36})@/im;

const readHeader = async (path: string): Promise<string> => {
  const file = await open(path).catch(ignore("ENOENT"));
  if (file === undefined) return "";
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
};

const listNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ignore("ENOENT"))) ?? [];

/** Removes the stored mails and WhatsApp messages with these ids. Returns how many. */
export const removeOutboxMessages = async (
  data_dir: string,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0;
  const wanted = new Set(ids);
  let removed = 0;
  const mails = join(data_dir, "outbox");
  for (const name of await listNames(mails)) {
    if (!name.endsWith(".eml")) continue;
    const id = MESSAGE_ID.exec(await readHeader(join(mails, name)))?.[1];
    if (id === undefined || !wanted.has(id)) continue;
    for (const one of [name, name.replace(/eml$/, "json")]) await removeIfThere(join(mails, one));
    removed += 1;
  }
  const messages = join(data_dir, "outbox-whatsapp");
  for (const name of await listNames(messages)) {
    const text = await readFile(join(messages, name), "utf8").catch(ignore("ENOENT"));
    const id = /"reference": "([^"]+)"/.exec(text ?? "")?.[1];
    if (id === undefined || !wanted.has(id)) continue;
    await removeIfThere(join(messages, name));
    removed += 1;
  }
  return removed;
};

/** A file that cannot be removed is logged: upkeep removes it later as an orphan. */
export const removeErasedFiles = async (
  deps: Pick<Deps, "config" | "log" | "storage">,
  { recordings, others, message_ids }: ErasedFiles,
): Promise<void> => {
  const { config, log, storage } = deps;
  await removeRecordingFiles(deps, recordings);
  for (const key of others)
    await storage.remove(key).catch((error: unknown) => {
      log.warn({ err: error, key }, "file of an erased patient not removed");
    });
  await removeOutboxMessages(config.data_dir, message_ids);
};
