import type { Tx } from "../../../platform/database/database.ts";
import type { AttachmentRow, ThreadRow } from "../../../platform/database/schema/chatzello.ts";
import { saveRecordWords } from "../../../platform/record-words/record-words.ts";

/**
 * Replaces the search words of a thread: its questions and answers. Call it after every finished
 * answer, in the same transaction.
 */
export const saveThreadWords = async (tx: Tx, id: string): Promise<void> => {
  const [thread] = await tx.query<Pick<ThreadRow, "user_id" | "title" | "updated_at">>(
    "select user_id, title, updated_at from chatzello_threads where id = $1",
    [id],
  );
  if (thread === undefined) return;
  const messages = await tx.query<{ content: string }>(
    "select content from chatzello_messages where thread_id = $1",
    [id],
  );
  await saveRecordWords(
    tx,
    { kind: "thread", id, medico_id: thread.user_id, data: thread.updated_at },
    [thread.title, ...messages.map(({ content }) => content)],
  );
};

/** Replaces the search words of an attachment: its name and what was read from it. */
export const saveAttachmentWords = (
  tx: Tx,
  { id, user_id, name, content, created_at }: AttachmentRow,
): Promise<void> =>
  saveRecordWords(tx, { kind: "attachment", id, medico_id: user_id, data: created_at }, [
    name,
    ...(content?.pages ?? []).flatMap(({ text, hidden }) => [text, hidden]),
  ]);
