import { randomUUID } from "node:crypto";
import { type Database, withUser } from "../platform/database/database.ts";
import {
  type AttachmentRow,
  chatzello_attachments,
  chatzello_messages,
  chatzello_parts,
  chatzello_stops,
  chatzello_threads,
  type MessageRow,
  type ThreadRow,
} from "../platform/database/schema/chatzello.ts";
import { record_words } from "../platform/database/schema/record-words.ts";
import { createConsulta, doctorOf, only } from "./factories.ts";

export async function createThread(
  db: Database,
  wanted: Partial<ThreadRow> = {},
): Promise<ThreadRow> {
  const user_id = await doctorOf(db, wanted.user_id);
  const values = { title: "Conversa", ...wanted, id: wanted.id ?? randomUUID(), user_id };
  return withUser(db, user_id, async (tx) =>
    only(await tx.drizzle.insert(chatzello_threads).values(values).returning()),
  );
}

/** A question by default; an answer needs `role` and `state`. */
export async function createMessage(
  db: Database,
  wanted: Partial<MessageRow> = {},
): Promise<MessageRow> {
  const user_id = await doctorOf(db, wanted.user_id);
  const thread_id = wanted.thread_id ?? (await createThread(db, { user_id })).id;
  const row = { role: "user" as const, content: "E a pressão?", ...wanted };
  const values = { ...row, id: wanted.id ?? randomUUID(), user_id, thread_id };
  return withUser(db, user_id, async (tx) =>
    only(await tx.drizzle.insert(chatzello_messages).values(values).returning()),
  );
}

/** Only the row: the storage has no file under its key. */
export async function createAttachment(
  db: Database,
  wanted: Partial<AttachmentRow> = {},
): Promise<AttachmentRow> {
  const user_id = await doctorOf(db, wanted.user_id);
  const thread_id = wanted.thread_id ?? (await createThread(db, { user_id })).id;
  const id = wanted.id ?? randomUUID();
  const file = { name: "exame.pdf", mime_type: "application/pdf" as const, size: 1 };
  const values = { ...file, ...wanted, id, user_id, thread_id };
  return withUser(db, user_id, async (tx) =>
    only(await tx.drizzle.insert(chatzello_attachments).values(values).returning()),
  );
}

const answerOf = (db: Database, user_id: string): Promise<MessageRow> =>
  createMessage(db, { user_id, role: "assistant", content: "", state: "queued" });

/** A row of the doctor's in each table of the assistant and of the search index. */
export const CHATZELLO_ROWS: Record<string, (db: Database, id: string) => Promise<unknown>> = {
  chatzello_threads: (db, user_id) => createThread(db, { user_id }),
  chatzello_messages: (db, user_id) => createMessage(db, { user_id }),
  chatzello_attachments: (db, user_id) => createAttachment(db, { user_id }),
  chatzello_parts: async (db, user_id) => {
    const part = { type: "passages" as const, numbers: [] };
    const row = { message_id: (await answerOf(db, user_id)).id, user_id, number: 0, part };
    return withUser(db, user_id, (tx) => tx.drizzle.insert(chatzello_parts).values(row));
  },
  chatzello_stops: async (db, user_id) => {
    const row = { message_id: (await answerOf(db, user_id)).id, user_id };
    return withUser(db, user_id, (tx) => tx.drizzle.insert(chatzello_stops).values(row));
  },
  record_words: async (db, medico_id) => {
    const { id, data_criacao } = await createConsulta(db, { medico_id });
    const found = { word: "febre", count: 1, data: data_criacao };
    const row = { record_id: id, kind: "consulta" as const, medico_id, ...found };
    return withUser(db, medico_id, (tx) => tx.drizzle.insert(record_words).values(row));
  },
};
