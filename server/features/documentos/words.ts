import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Letters of a word. Shorter ones say nothing, longer ones are no words. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 40;

/** The search words of texts, each once. */
export const wordsOf = (texts: readonly string[]): string[] =>
  [...new Set(plainWords(texts.join(" ")))].filter(
    (word) => word.length >= MIN_LETTERS && word.length <= MAX_LETTERS,
  );

/**
 * Replaces a consultation's search words by those of its context and its documents' newest
 * versions. Call it after every new version, in the same transaction.
 */
export const saveWords = async (tx: Tx, consultaId: string): Promise<void> => {
  const texts = await tx.query<{ text: string }>(
    `select documento_gerado ->> 'contexto_paciente' as text from consultas where id = $1
     union all
     select jsonb_path_query_array(v.content, '$.sections[*].statements[*].text')::text
       from documentos d
       cross join lateral (select content from document_versions
                            where documento_id = d.id order by number desc limit 1) v
      where d.consulta_id = $1`,
    [consultaId],
  );
  await tx.query(`delete from consulta_words where consulta_id = $1`, [consultaId]);
  await tx.query(
    `insert into consulta_words (consulta_id, medico_id, word, data_criacao)
     select c.id, c.medico_id, word, c.data_criacao
       from consultas c, unnest($2::text[]) word where c.id = $1`,
    [consultaId, wordsOf(texts.map(({ text }) => text))],
  );
};
