import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Letters of a word: shorter ones say nothing, longer ones are no words. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 40;

/** The words by which a document is found, each once. */
export const wordsOf = ({ contexto_paciente, written }: DocumentoGerado): string[] => {
  const sections = written?.document.sections ?? [];
  const statements = sections.flatMap((section) => section.statements);
  const text = [contexto_paciente, ...statements.map((statement) => statement.text)].join(" ");
  return [...new Set(plainWords(text))].filter(
    (word) => word.length >= MIN_LETTERS && word.length <= MAX_LETTERS,
  );
};

/** Lets the search find a consultation by its document's words, in place of those it was found by before. */
export const saveWords = async (tx: Tx, id: string, documento: DocumentoGerado): Promise<void> => {
  await tx.query(`delete from consulta_words where consulta_id = $1`, [id]);
  await tx.query(
    `insert into consulta_words (consulta_id, medico_id, word, data_criacao)
     select c.id, c.medico_id, word, c.data_criacao from consultas c, unnest($2::text[]) word where c.id = $1`,
    [id, wordsOf(documento)],
  );
};
