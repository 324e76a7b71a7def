import type { Tx } from "../../platform/database/database.ts";
import { saveRecordWords } from "../../platform/record-words/record-words.ts";
import { findTranscript } from "./queries.ts";

/**
 * Replaces the search words of a consultation's transcript; none if it is archived. Call it
 * after every change of the transcript, in the same transaction.
 */
export const saveTranscriptWords = async (tx: Tx, consultaId: string): Promise<void> => {
  const [consulta] = await tx.query<{ medico_id: string; data: string; is_archived: boolean }>(
    `select medico_id, data_criacao as data, archived_at is not null as is_archived
       from consultas where id = $1`,
    [consultaId],
  );
  const transcript = await findTranscript(tx, consultaId);
  if (consulta === undefined || transcript === null) return;
  const { is_archived, ...record } = consulta;
  await saveRecordWords(
    tx,
    { kind: "transcricao", id: consultaId, ...record },
    is_archived ? [] : transcript.turns.map(({ text }) => text),
  );
};
