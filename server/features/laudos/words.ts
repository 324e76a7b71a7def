import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { LaudoRow } from "../../platform/database/schema/laudos.ts";
import { saveRecordWords } from "../../platform/record-words/record-words.ts";

/**
 * Replaces a laudo's search words; a removed laudo has none. Call it after every change of its
 * text, in the same transaction.
 */
export const saveLaudoWords = async (tx: Tx, id: string): Promise<void> => {
  const [laudo] = await tx.query<
    Pick<LaudoRow, "medico_id" | "titulo" | "content" | "deleted_at"> & { data: string }
  >(
    `select medico_id, titulo, content, deleted_at, exam_date::timestamptz as data
       from laudos where id = $1`,
    [id],
  );
  if (laudo === undefined) return;
  const { medico_id, titulo, content, deleted_at, data } = laudo;
  const texts = deleted_at === null ? [titulo, laudoText(content).text] : [];
  await saveRecordWords(tx, { kind: "laudo", id, medico_id, data }, texts);
};
