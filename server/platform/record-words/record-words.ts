import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../database/database.ts";

/** Letters of a word. Shorter ones say nothing, longer ones are no words. */
export const MIN_LETTERS = 3;
const MAX_LETTERS = 40;

/** The search words of texts, each with its number of occurrences. */
const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of plainWords(texts.join(" ")))
    if (word.length >= MIN_LETTERS && word.length <= MAX_LETTERS)
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/**
 * Replaces the search words of a record of the transaction's doctor. Call it after every change of
 * its text, in the same transaction.
 * @param id the consultation's id for `consulta` and `transcricao`, else the row's own
 * @param data when the record was made, ISO
 */
export const saveRecordWords = async (
  tx: Tx,
  record: { kind: RecordKind; id: string; medico_id: string; data: string },
  texts: readonly string[],
): Promise<void> => {
  const counts = countWords(texts);
  await tx.query("delete from record_words where record_id = $1 and kind = $2", [
    record.id,
    record.kind,
  ]);
  await tx.query(
    `insert into record_words (record_id, kind, medico_id, data, word, count)
     select $1, $2, $3, $4, word, count
       from unnest($5::text[], $6::int[]) counted(word, count)`,
    [
      record.id,
      record.kind,
      record.medico_id,
      record.data,
      [...counts.keys()],
      [...counts.values()],
    ],
  );
};
