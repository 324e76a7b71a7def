import type { Tx } from "../../platform/database/database.ts";
import { saveThreadWords } from "./thread-words.ts";

/** Erases the doctor's answers that quote a record. Questions stay. Call it in the erasure. */
export const forgetRecord = async (tx: Tx, userId: string, recordId: string): Promise<void> => {
  const answers = await tx.query<{ id: string; thread_id: string }>(
    `select m.id, m.thread_id
       from chatzello_threads t
       join chatzello_messages m on m.thread_id = t.id
       join chatzello_parts p on p.message_id = m.id
      where t.user_id = $1
        and p.part @> jsonb_build_object('type', 'sources', 'sources',
              jsonb_build_array(jsonb_build_object('record_id', $2::text)))`,
    [userId, recordId],
  );
  const ids = answers.map(({ id }) => id);
  await tx.query("delete from chatzello_parts where message_id = any($1::uuid[])", [ids]);
  await tx.query("update chatzello_messages set content = '' where id = any($1::uuid[])", [ids]);
  for (const id of new Set(answers.map(({ thread_id }) => thread_id)))
    await saveThreadWords(tx, id);
};
