import type { Tx } from "../../platform/database/database.ts";

/** What a typed text can mean of a consultation. */
export interface Meant {
  /** The short code's beginning; null when it can be none. */
  code: string | null;
  modelos: readonly string[];
  pacientes: readonly string[];
  /** Plain words, all of which the document must hold; none: not looked for there. */
  words: readonly string[];
}

/** Words with so many letters find those that begin with them, too. */
const PREFIX_LETTERS = 4;

const NEWEST = "order by c.data_criacao desc nulls first, c.id desc nulls first limit $2";

/**
 * The SQL that finds the newest consultations by any of these, and its values. Each part walks an index that begins with the doctor,
 * by operators that row-level security lets pass (leakproof ones: uuid and "C" text comparisons).
 */
export const foundSql = (
  medicoId: string,
  limit: number,
  { code, modelos, pacientes, words }: Meant,
): { text: string; values: unknown[] } => {
  const values: unknown[] = [medicoId, limit];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const parts: string[] = [];
  if (code !== null)
    parts.push(`(select c.id, c.data_criacao from consultas c
      where c.medico_id = $1 and c.short_code >= ${given(code)} and c.short_code < ${given(`${code}g`)} ${NEWEST})`);
  for (const [column, ids] of [
    ["modelo_id", modelos],
    ["paciente_id", pacientes],
  ] as const)
    if (ids.length > 0)
      parts.push(`(select f.id, f.data_criacao from unnest(${given(ids)}::uuid[]) one(id)
        cross join lateral (select c.id, c.data_criacao from consultas c where c.medico_id = $1 and c.${column} = one.id ${NEWEST}) f)`);
  // The longest word is met least; the others are looked up for each place where it stands.
  const [first, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (first !== undefined) {
    const is = (alias: string, word: string): string =>
      word.length < PREFIX_LETTERS
        ? `${alias}.word = ${given(word)}`
        : `${alias}.word >= ${given(word)} and ${alias}.word < ${given(`${word}\u{10FFFF}`)}`;
    const holds = others.map(
      (word) =>
        `and exists (select 1 from consulta_words o where o.consulta_id = w.consulta_id and ${is("o", word)})`,
    );
    parts.push(`(select w.consulta_id, w.data_criacao from consulta_words w
      where w.medico_id = $1 and ${is("w", first)} ${holds.join(" ")}
      group by w.consulta_id, w.data_criacao order by w.data_criacao desc, w.consulta_id desc limit $2)`);
  }
  const text = `select id from (${parts.join(" union ")}) found(id, data_criacao) order by data_criacao desc, id desc limit $2`;
  return { text: parts.length === 0 ? "select null::uuid as id where false" : text, values };
};

export const findIds = async (
  tx: Tx,
  medicoId: string,
  limit: number,
  meant: Meant,
): Promise<string[]> => {
  const { text, values } = foundSql(medicoId, limit, meant);
  return (await tx.query<{ id: string }>(text, values)).map(({ id }) => id);
};
