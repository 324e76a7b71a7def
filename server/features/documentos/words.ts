import type { Tx } from "../../platform/database/database.ts";
import { saveRecordWords } from "../../platform/record-words/record-words.ts";

/**
 * Replaces a consultation's search words by those of its context and its documents' newest
 * versions. An archived consultation has none. Call it after every new version, in the
 * same transaction.
 */
export const saveWords = async (tx: Tx, consultaId: string): Promise<void> => {
  const [consulta] = await tx.query<{ medico_id: string; data: string }>(
    "select medico_id, data_criacao as data from consultas where id = $1",
    [consultaId],
  );
  if (consulta === undefined) return;
  const texts = await tx.query<{ text: string }>(
    `select documento_gerado ->> 'contexto_paciente' as text from consultas
      where id = $1 and archived_at is null
     union all
     select jsonb_path_query_array(v.content, '$.sections[*].statements[*].text')::text
       from documentos d
       join consultas c on c.id = d.consulta_id and c.archived_at is null
       cross join lateral (select content from document_versions
                            where documento_id = d.id order by number desc limit 1) v
      where d.consulta_id = $1 and d.hidden_at is null`,
    [consultaId],
  );
  await saveRecordWords(
    tx,
    { kind: "consulta", id: consultaId, ...consulta },
    texts.map(({ text }) => text),
  );
};
