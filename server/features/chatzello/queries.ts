import type { Attachment } from "@relato/shared/contract/chatzello-attachments.ts";
import type { Answer, Message, Question, Thread } from "@relato/shared/contract/chatzello.ts";
import type { AnswerState } from "@relato/shared/domain/chatzello/answer.ts";
import type { Scope } from "@relato/shared/domain/chatzello/records.ts";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import {
  type AttachmentRow,
  chatzello_attachments,
  chatzello_messages,
  chatzello_parts,
  chatzello_threads,
  type MessageRow,
  type ThreadRow,
} from "../../platform/database/schema/chatzello.ts";
import { pacientes } from "../../platform/database/schema/pacientes.ts";
import { requireRow } from "../../platform/http/require-row.ts";

/** Makes the attachment of the API from its row. */
export type AttachmentOf = (row: AttachmentRow) => Attachment;

/** The owner of inserted rows: the transaction's doctor. */
export const OWN = { user_id: sql<string>`app_user_id()` };

export const scopeOf = (
  row: Pick<ThreadRow, "paciente_id" | "scope_from" | "scope_to" | "scope_kinds">,
): Scope => ({
  paciente_id: row.paciente_id,
  from: row.scope_from,
  to: row.scope_to,
  kinds: row.scope_kinds,
});

/** Locks a thread that is not deleted, until the transaction ends. @throws AppError NOT_FOUND */
export const lockThread = async ({ drizzle }: Tx, id: string): Promise<ThreadRow> => {
  const rows = drizzle
    .select()
    .from(chatzello_threads)
    .where(and(eq(chatzello_threads.id, id), isNull(chatzello_threads.deleted_at)))
    .for("update");
  return requireRow((await rows)[0]);
};

/** Null if this doctor has no such thread, or deleted it. */
export const findThread = async (
  tx: Tx,
  id: string,
  attachmentOf: AttachmentOf,
): Promise<Thread | null> => {
  const [found] = await tx.drizzle
    .select({ thread: chatzello_threads, nome: pacientes.nome })
    .from(chatzello_threads)
    .leftJoin(pacientes, eq(pacientes.id, chatzello_threads.paciente_id))
    .where(and(eq(chatzello_threads.id, id), isNull(chatzello_threads.deleted_at)));
  if (found === undefined) return null;
  const { thread, nome } = found;
  const rows = await tx.drizzle
    .select()
    .from(chatzello_messages)
    .where(eq(chatzello_messages.thread_id, id))
    .orderBy(asc(chatzello_messages.created_at), asc(chatzello_messages.id));
  const attachments = await listAttachments(tx, id);
  const asked = new Set(rows.flatMap(({ attachment_ids }) => attachment_ids));
  const { title, paciente_id, created_at, updated_at, archived_at } = thread;
  return {
    ...{ id, title, created_at, updated_at, paciente_nome: nome },
    archived: archived_at !== null,
    scope: scopeOf(thread),
    paciente: paciente_id === null || nome === null ? null : { id: paciente_id, nome },
    messages: await toMessages(tx, rows, attachments, attachmentOf),
    attachments: attachments.filter((row) => !asked.has(row.id)).map(attachmentOf),
  };
};

export const listAttachments = ({ drizzle }: Tx, threadId: string): Promise<AttachmentRow[]> =>
  drizzle
    .select()
    .from(chatzello_attachments)
    .where(eq(chatzello_attachments.thread_id, threadId))
    .orderBy(asc(chatzello_attachments.created_at), asc(chatzello_attachments.id));

type Parts = Map<string, Answer["parts"]>;

const listParts = async ({ drizzle }: Tx, messageIds: readonly string[]): Promise<Parts> => {
  const { message_id, number, part } = chatzello_parts;
  const rows = await drizzle
    .select({ message_id, number, part })
    .from(chatzello_parts)
    .where(inArray(message_id, [...messageIds]))
    .orderBy(asc(message_id), asc(number));
  const parts: Parts = new Map();
  for (const { message_id: id, ...row } of rows) parts.set(id, [...(parts.get(id) ?? []), row]);
  return parts;
};

/** The messages of one thread as the API returns them. `attachments`: those of the thread. */
const toMessages = async (
  tx: Tx,
  rows: readonly MessageRow[],
  attachments: readonly AttachmentRow[],
  attachmentOf: AttachmentOf,
): Promise<Message[]> => {
  const parts = await listParts(
    tx,
    rows.flatMap(({ id, role }) => (role === "assistant" ? [id] : [])),
  );
  const byId = new Map(attachments.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { state } = row;
    if (state !== null) return toAnswer({ ...row, state }, parts.get(row.id) ?? []);
    return toQuestion(
      row,
      row.attachment_ids.flatMap((id) => byId.get(id) ?? []).map(attachmentOf),
    );
  });
};

const toQuestion = (row: MessageRow, attachments: Attachment[]): Question => {
  const { id, parent_id, content, created_at } = row;
  return { id, parent_id, content, created_at, role: "user", attachments };
};

const toAnswer = (row: MessageRow & { state: AnswerState }, parts: Answer["parts"]): Answer => {
  const { id, parent_id, content, created_at, state, failure, model, attempt } = row;
  return {
    ...{ id, parent_id, content, created_at, role: "assistant" },
    ...{ state, failure, model, attempt, parts },
  };
};

/** A message of a thread that is not deleted. @throws AppError NOT_FOUND */
export const requireMessageRow = async ({ drizzle }: Tx, id: string): Promise<MessageRow> => {
  const [found] = await drizzle
    .select({ message: chatzello_messages })
    .from(chatzello_messages)
    .innerJoin(chatzello_threads, eq(chatzello_threads.id, chatzello_messages.thread_id))
    .where(and(eq(chatzello_messages.id, id), isNull(chatzello_threads.deleted_at)));
  return requireRow(found).message;
};

/** @throws AppError NOT_FOUND */
export const requireMessage = async (
  tx: Tx,
  id: string,
  attachmentOf: AttachmentOf,
): Promise<Message> => {
  const row = await requireMessageRow(tx, id);
  const attachments = row.role === "user" ? await listAttachments(tx, row.thread_id) : [];
  const [message] = await toMessages(tx, [row], attachments, attachmentOf);
  return requireRow(message);
};

/** @throws AppError NOT_FOUND, also for an answer */
export const requireQuestion = async (
  tx: Tx,
  id: string,
  attachmentOf: AttachmentOf,
): Promise<Question> => {
  const message = await requireMessage(tx, id, attachmentOf);
  return requireRow(message.role === "user" ? message : null);
};

/** @throws AppError NOT_FOUND, also for a question */
export const requireAnswer = async (tx: Tx, id: string): Promise<Answer> => {
  const row = await requireMessageRow(tx, id);
  const state = requireRow(row.state);
  return toAnswer({ ...row, state }, (await listParts(tx, [id])).get(id) ?? []);
};
