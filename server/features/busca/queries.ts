import type { Tx } from "../../platform/database/database.ts";

/** What a typed text can mean of a consultation. */
export interface Meant {
  /** The short code's beginning; null when it can be none. */
  code: string | null;
  modelos: readonly string[];
  pacientes: readonly string[];
  /** Plain words, all of which the document must hold; none: not looked for there. */
  words: readonly string[];
  /** How they are looked for (`planWords`); it decides how long that takes and never what is found. */
  walk: Walk;
}

/**
 * By the places of the first word, which are few; by the newest places of each word that the first one can be, which are few words; or by
 * the doctor's newest consultations, one after the other, where both are many.
 */
export type Walk = "places" | "kinds" | "newest";

/** Words with so many letters find those that begin with them, too. */
const PREFIX_LETTERS = 4;

const NEWEST = "order by c.data_criacao desc nulls first, c.id desc nulls first limit $2";

type Given = (value: unknown) => string;

/** Whether a word of the index `alias` is the one that was typed, or begins with it. */
const is = (alias: string, word: string, given: Given): string =>
  word.length < PREFIX_LETTERS
    ? `${alias}.word = ${given(word)}`
    : `${alias}.word >= ${given(word)} and ${alias}.word < ${given(`${word}\u{10FFFF}`)}`;

/** The different words that a typed one can be: the index is asked for the next one, however often each stands there. */
const meantWords = (word: string, given: Given): string =>
  word.length < PREFIX_LETTERS
    ? `meant(word) as (select ${given(word)}::text collate "C")`
    : `meant(word) as (
        (select w.word from consulta_words w where w.medico_id = $1 and ${is("w", word, given)} order by w.word limit 1)
        union all
        select next.word from meant cross join lateral (
          select w.word from consulta_words w
           where w.medico_id = $1 and w.word > meant.word and ${is("w", word, given)} order by w.word limit 1) next)`;

/** Beyond so many places a word is a frequent one, and beyond so many words it is a beginning of many. */
const COUNTED = 1000;
const KINDS = 100;

/** The words in the order in which they are best looked for, the one with the fewest places first, and how. */
export const planWords = async (
  tx: Tx,
  medicoId: string,
  words: readonly string[],
): Promise<Pick<Meant, "words" | "walk">> => {
  if (words.length === 0) return { words, walk: "places" };
  const values: unknown[] = [medicoId];
  const given: Given = (value) => `$${values.push(value)}`;
  const counts = words.map(
    (word) =>
      `(select count(*)::int from (select from consulta_words w where w.medico_id = $1 and ${is("w", word, given)} limit ${COUNTED}) counted)`,
  );
  const [row] = await tx.query<{ counts: number[] }>(
    `select array[${counts.join(", ")}] as counts`,
    values,
  );
  const places = new Map(words.map((word, n) => [word, row?.counts[n] ?? 0]));
  const rarest = words.toSorted(
    (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || b.length - a.length,
  );
  const [first = ""] = rarest;
  if ((places.get(first) ?? 0) < COUNTED) return { words: rarest, walk: "places" };
  // A short one is itself and no other.
  if (first.length < PREFIX_LETTERS) return { words: rarest, walk: "kinds" };
  const kinds: unknown[] = [medicoId];
  const [many] = await tx.query<{ many: boolean }>(
    `with recursive ${meantWords(first, (value) => `$${kinds.push(value)}`)}
     select count(*) > ${KINDS} as many from (select from meant limit ${KINDS + 1}) counted`,
    kinds,
  );
  return { words: rarest, walk: many?.many === true ? "newest" : "kinds" };
};

/**
 * The SQL that finds the newest consultations by any of these, and its values. Each part walks an index that begins with the doctor,
 * by operators that row-level security lets pass (leakproof ones: uuid and "C" text comparisons).
 */
export const foundSql = (
  medicoId: string,
  limit: number,
  { code, modelos, pacientes, words, walk }: Meant,
): { text: string; values: unknown[] } => {
  const values: unknown[] = [medicoId, limit];
  const given: Given = (value) => `$${values.push(value)}`;
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
  const [first, ...others] = words;
  if (first !== undefined) {
    // `limit 1` keeps the planner from reading all the places of a word: it is looked up where the walk stands.
    const holding = (id: string, held: readonly string[]): string =>
      held
        .map(
          (word, n) =>
            `cross join lateral (select from consulta_words o where o.consulta_id = ${id} and ${is("o", word, given)} limit 1) o${n}`,
        )
        .join(" ");
    const newest = "order by w.data_criacao desc, w.consulta_id desc limit $2";
    if (walk === "places")
      parts.push(`(select w.consulta_id, w.data_criacao from consulta_words w ${holding("w.consulta_id", others)}
        where w.medico_id = $1 and ${is("w", first, given)} group by w.consulta_id, w.data_criacao ${newest})`);
    else if (walk === "kinds")
      parts.push(`(with recursive ${meantWords(first, given)}
        select w.consulta_id, w.data_criacao from meant cross join lateral (
          select w.consulta_id, w.data_criacao from consulta_words w ${holding("w.consulta_id", others)}
           where w.medico_id = $1 and w.word = meant.word ${newest}) w
         group by w.consulta_id, w.data_criacao ${newest})`);
    else
      parts.push(
        `(select c.id, c.data_criacao from consultas c ${holding("c.id", words)} where c.medico_id = $1 ${NEWEST})`,
      );
  }
  // Two letters that name no template and no patient mean nothing; without values, since the statement takes none.
  if (parts.length === 0) return { text: "select null::uuid as id where false", values: [] };
  const text = `select id from (${parts.join(" union ")}) found(id, data_criacao) order by data_criacao desc, id desc limit $2`;
  return { text, values };
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
