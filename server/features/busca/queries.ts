import type { Tx } from "../../platform/database/database.ts";

/** A consultation matches any of these. */
export interface SearchTerms {
  /** The start of the short code; null if the text is no code. */
  code: string | null;
  /** Ids. */
  modelos: readonly string[];
  pacientes: readonly string[];
  /** Plain words; the document must contain all of them. Empty: no search in documents. */
  words: readonly string[];
  /** Changes only the speed, never the result (planWords). */
  strategy: SearchStrategy;
}

/**
 * How documents are searched by their first, rarest word:
 * - `occurrences`: reads all its occurrences, which are few;
 * - `variants`: reads the newest occurrences of each word with this prefix, which are few words;
 * - `newest`: tests the doctor's newest consultations one by one.
 */
export type SearchStrategy = "occurrences" | "variants" | "newest";

/** Typed words of at least this length match as prefixes. */
const PREFIX_LETTERS = 4;

const NEWEST = "order by c.data_criacao desc nulls first, c.id desc nulls first limit $2";

/** Adds a parameter; returns its placeholder, such as `$3`. */
type AddParameter = (value: unknown) => string;

/** SQL: the indexed word of a document equals the typed word, or starts with it. */
const matchesWord = (alias: string, word: string, add: AddParameter): string =>
  `${alias}.kind = 'consulta' and ` +
  (word.length < PREFIX_LETTERS
    ? `${alias}.word = ${add(word)}`
    : `${alias}.word >= ${add(word)} and ${alias}.word < ${add(`${word}\u{10FFFF}`)}`);

/**
 * SQL: the distinct indexed words that match a typed word. A loose index scan: each step reads the
 * next distinct word, however often each occurs.
 */
const variantsOf = (word: string, add: AddParameter): string =>
  word.length < PREFIX_LETTERS
    ? `variant(word) as (select ${add(word)}::text collate "C")`
    : `variant(word) as (
        (select w.word from record_words w
          where w.medico_id = $1 and ${matchesWord("w", word, add)} order by w.word limit 1)
        union all
        select next.word from variant cross join lateral (
          select w.word from record_words w
           where w.medico_id = $1 and w.word > variant.word and ${matchesWord("w", word, add)}
           order by w.word limit 1) next)`;

/** From this many occurrences a word is frequent. */
const MAX_OCCURRENCES = 1000;
const MAX_VARIANTS = 100;

/** The words, rarest first, and the strategy for them. */
export const planWords = async (
  tx: Tx,
  medicoId: string,
  words: readonly string[],
): Promise<Pick<SearchTerms, "words" | "strategy">> => {
  if (words.length === 0) return { words, strategy: "occurrences" };
  const values: unknown[] = [medicoId];
  const add: AddParameter = (value) => `$${values.push(value)}`;
  const counts = words.map(
    (word) =>
      `(select count(*)::int from (
          select from record_words w
           where w.medico_id = $1 and ${matchesWord("w", word, add)} limit ${MAX_OCCURRENCES}) o)`,
  );
  const [row] = await tx.query<{ counts: number[] }>(
    `select array[${counts.join(", ")}] as counts`,
    values,
  );
  const occurrences = new Map(words.map((word, n) => [word, row?.counts[n] ?? 0]));
  const rarest = words.toSorted(
    (a, b) => (occurrences.get(a) ?? 0) - (occurrences.get(b) ?? 0) || b.length - a.length,
  );
  const [first = ""] = rarest;
  if ((occurrences.get(first) ?? 0) < MAX_OCCURRENCES)
    return { words: rarest, strategy: "occurrences" };
  // A short word has no variants.
  if (first.length < PREFIX_LETTERS) return { words: rarest, strategy: "variants" };
  const parameters: unknown[] = [medicoId];
  const [many] = await tx.query<{ many: boolean }>(
    `with recursive ${variantsOf(first, (value) => `$${parameters.push(value)}`)}
     select count(*) > ${MAX_VARIANTS} as many
       from (select from variant limit ${MAX_VARIANTS + 1}) counted`,
    parameters,
  );
  return { words: rarest, strategy: many?.many === true ? "newest" : "variants" };
};

/**
 * SQL and parameters for the newest consultations that match. Each part uses an index that starts
 * with `medico_id`, and leakproof operators (uuid and "C" text), which row-level security requires.
 */
export const foundSql = (
  medicoId: string,
  limit: number,
  { code, modelos, pacientes, words, strategy }: SearchTerms,
): { text: string; values: unknown[] } => {
  const values: unknown[] = [medicoId, limit];
  const add: AddParameter = (value) => `$${values.push(value)}`;
  const parts: string[] = [];
  if (code !== null)
    parts.push(`(select c.id, c.data_criacao from consultas c
      where c.medico_id = $1 and c.archived_at is null
        and c.short_code >= ${add(code)} and c.short_code < ${add(`${code}g`)}
      ${NEWEST})`);
  for (const [column, ids] of [
    ["modelo_id", modelos],
    ["paciente_id", pacientes],
  ] as const)
    if (ids.length > 0)
      parts.push(`(select f.id, f.data_criacao from unnest(${add(ids)}::uuid[]) one(id)
        cross join lateral (
          select c.id, c.data_criacao from consultas c
           where c.medico_id = $1 and c.${column} = one.id and c.archived_at is null
           ${NEWEST}) f)`);
  const [first, ...others] = words;
  if (first !== undefined) {
    // `limit 1` makes the planner look up the one consultation instead of all occurrences.
    const containing = (id: string, required: readonly string[]): string =>
      required
        .map(
          (word, n) =>
            `cross join lateral (
               select from record_words o
                where o.record_id = ${id} and ${matchesWord("o", word, add)} limit 1) o${n}`,
        )
        .join(" ");
    const newest = "order by w.data desc, w.record_id desc limit $2";
    if (strategy === "occurrences")
      parts.push(`(select w.record_id, w.data from record_words w
          ${containing("w.record_id", others)}
        where w.medico_id = $1 and ${matchesWord("w", first, add)}
        group by w.record_id, w.data ${newest})`);
    else if (strategy === "variants")
      parts.push(`(with recursive ${variantsOf(first, add)}
        select w.record_id, w.data from variant cross join lateral (
          select w.record_id, w.data from record_words w
            ${containing("w.record_id", others)}
           where w.medico_id = $1 and w.kind = 'consulta' and w.word = variant.word ${newest}) w
         group by w.record_id, w.data ${newest})`);
    else
      parts.push(`(select c.id, c.data_criacao from consultas c ${containing("c.id", words)}
        where c.medico_id = $1 ${NEWEST})`);
  }
  if (parts.length === 0) return { text: "select null::uuid as id where false", values: [] };
  const text = `select id from (${parts.join(" union ")}) found(id, data_criacao)
    order by data_criacao desc, id desc limit $2`;
  return { text, values };
};

export const findIds = async (
  tx: Tx,
  medicoId: string,
  limit: number,
  terms: SearchTerms,
): Promise<string[]> => {
  const { text, values } = foundSql(medicoId, limit, terms);
  return (await tx.query<{ id: string }>(text, values)).map(({ id }) => id);
};
