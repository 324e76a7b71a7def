import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import type { Tx } from "../../platform/database/database.ts";
import { saveThreadWords } from "./thread-words.ts";

/**
 * Erases the doctor's answers that quote a record, or only its part of one kind. Questions stay.
 * Call it in the erasure.
 */
export const forgetRecord = async (
  tx: Tx,
  userId: string,
  recordId: string,
  kind?: RecordKind,
): Promise<void> => {
  const source = { record_id: recordId, ...(kind !== undefined && { kind }) };
  const answers = await tx.query<{ id: string; thread_id: string }>(
    `select m.id, m.thread_id
       from chatzello_threads t
       join chatzello_messages m on m.thread_id = t.id
       join chatzello_parts p on p.message_id = m.id
      where t.user_id = $1
        and p.part @> $2::jsonb`,
    [userId, JSON.stringify({ type: "sources", sources: [source] })],
  );
  const ids = answers.map(({ id }) => id);
  await tx.query("delete from chatzello_parts where message_id = any($1::uuid[])", [ids]);
  await tx.query("update chatzello_messages set content = '' where id = any($1::uuid[])", [ids]);
  for (const id of new Set(answers.map(({ thread_id }) => thread_id)))
    await saveThreadWords(tx, id);
};
