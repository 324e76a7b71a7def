import type { Tx } from "../../../platform/database/database.ts";
import type { AttachmentRow } from "../../../platform/database/schema/chatzello.ts";
import { saveRecordWords } from "../../../platform/record-words/record-words.ts";

/** Replaces the search words of an attachment: its name and what was read from it. */
export const saveAttachmentWords = (
  tx: Tx,
  { id, user_id, name, content, created_at }: AttachmentRow,
): Promise<void> =>
  saveRecordWords(tx, { kind: "attachment", id, medico_id: user_id, data: created_at }, [
    name,
    ...(content?.pages ?? []).flatMap(({ text, hidden }) => [text, hidden]),
  ]);
