import type { Tx } from "../../platform/database/database.ts";
import { saveRecordWords } from "../../platform/record-words/record-words.ts";

/**
 * Replaces the search words of a thread by those of its title, questions and answers. Call it after
 * every change of them, in the same transaction.
 */
export const saveThreadWords = async (tx: Tx, threadId: string): Promise<void> => {
  const [thread] = await tx.query<{ user_id: string; data: string; title: string }>(
    "select user_id, created_at as data, title from chatzello_threads where id = $1",
    [threadId],
  );
  if (thread === undefined) return;
  const texts = await tx.query<{ content: string }>(
    "select content from chatzello_messages where thread_id = $1 and content <> ''",
    [threadId],
  );
  const { user_id: medico_id, data, title } = thread;
  await saveRecordWords(tx, { kind: "thread", id: threadId, medico_id, data }, [
    title,
    ...texts.map(({ content }) => content),
  ]);
};
