import type { TermGroup } from "@relato/scribe/assistant/types.ts";
import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** A record that matches, best first. */
export interface FoundRecord {
  record_id: string;
  kind: RecordKind;
}

export interface FoundRecords {
  records: FoundRecord[];
  /** Whether a word occurs more often than is read, so that older records may be missing. */
  is_cut: boolean;
}

export interface RecordSearch {
  groups: readonly TermGroup[];
  kinds: readonly RecordKind[];
  /** Instants; null: open. `to` is exclusive. */
  from: string | null;
  to: string | null;
  limit: number;
}

/** The newest occurrences of each word and kind that are read. More cost time, not relevance. */
const MAX_OCCURRENCES = 1500;
const MAX_OF_PREFIX = 3000;
/** More words of a question are not searched. */
const MAX_WORDS = 120;

interface Term {
  group: number;
  alternative: number;
  /** The position in the alternative, and how many words it has. */
  word: number;
  words: number;
  low: string;
  /** The end of a prefix's range; null: the word itself. */
  high: string | null;
}

const termsOf = (groups: readonly TermGroup[]): Term[] =>
  groups.flatMap(({ alternatives }, group) =>
    alternatives.flatMap((words, alternative) =>
      words.map((text, word) => {
        const low = text.replace(/\*$/, "");
        const high = text.endsWith("*") ? `${low}\u{10FFFF}` : null;
        return { group, alternative, word, words: words.length, low, high };
      }),
    ),
  );

const IN_PERIOD =
  "($9::timestamptz is null or w.data >= $9) and ($10::timestamptz is null or w.data < $10)";
const NEWEST = `order by data desc, record_id desc limit ${MAX_OCCURRENCES}`;
const ofWord = (condition: string): string =>
  `select w.record_id, w.count, w.data from record_words w
    where w.medico_id = $1 and w.kind = k.kind and ${condition} and ${IN_PERIOD}`;

/** SQL: the newest occurrences of a word in records of one kind. */
const WORD = `${ofWord(`w.word = t.low collate "C"`)} ${NEWEST}`;
/** SQL: of a prefix, whose words the index does not have in the order of time. */
const PREFIX = `select * from (
    ${ofWord(`w.word >= t.low collate "C" and w.word < t.high collate "C"`)}
    limit ${MAX_OF_PREFIX}) p ${NEWEST}`;

/*
 * BM25 over the groups of a question: an alternative counts where all its words occur, a group by
 * its best alternative. Without a record's length, since statements are short. Each part uses the
 * index by leakproof operators, which row-level security requires.
 */
const SEARCH_SQL = `
  with term as (
    select * from unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[])
             t(grp, alt, pos, size, low, high)),
  hit as (
    select t.grp, t.alt, t.pos, t.size, k.kind, h.record_id, h.count
      from term t cross join unnest($8::text[]) k(kind)
     cross join lateral (${WORD}) h
     where t.high is null
    union all
    select t.grp, t.alt, t.pos, t.size, k.kind, h.record_id, h.count
      from term t cross join unnest($8::text[]) k(kind)
     cross join lateral (${PREFIX}) h
     where t.high is not null),
  alternative as (
    select grp, record_id, kind, min(count) as count
      from (select grp, alt, pos, size, record_id, kind, sum(count) as count
              from hit group by grp, alt, pos, size, record_id, kind) word
     group by grp, alt, size, record_id, kind having count(*) = size),
  matched as materialized (
    select grp, record_id, kind, max(count) as count
      from alternative group by grp, record_id, kind),
  -- Materialized: the planner expects one row, and would compute them for each of thousands.
  rarity as materialized (
    select grp, ln(1 + (select count(distinct record_id) from matched)::float8 / count(*)) as idf
      from matched group by grp),
  cut as materialized (
    select exists (select from hit group by grp, alt, pos, kind
                   having count(*) >= ${MAX_OCCURRENCES}) as is_cut),
  best as (
    select record_id, kind, sum(idf * count * 2.2 / (count + 1.2)) as score
      from matched join rarity using (grp)
     group by record_id, kind order by score desc, record_id desc limit $11)
  select record_id, kind, is_cut from cut left join best on true
   order by score desc, record_id desc`;

/** The SQL of a search and its parameters. */
export const searchSql = (
  medicoId: string,
  { groups, kinds, from, to, limit }: RecordSearch,
): { text: string; values: unknown[] } => {
  const terms = termsOf(groups).slice(0, MAX_WORDS);
  const column = <K extends keyof Term>(name: K) => terms.map((term) => term[name]);
  return {
    text: SEARCH_SQL,
    values: [
      medicoId,
      ...[column("group"), column("alternative"), column("word"), column("words")],
      ...[column("low"), column("high"), kinds, from, to, limit],
    ],
  };
};

/** The doctor's records that match a question, most relevant first. */
export const searchRecords = async (
  tx: Tx,
  medicoId: string,
  search: RecordSearch,
): Promise<FoundRecords> => {
  if (search.groups.length === 0 || search.kinds.length === 0)
    return { records: [], is_cut: false };
  const { text, values } = searchSql(medicoId, search);
  // One row without a record if nothing matches.
  const rows = await tx.query<{
    record_id: string | null;
    kind: RecordKind;
    is_cut: boolean;
  }>(text, values);
  return {
    records: rows.flatMap(({ record_id, kind }) =>
      record_id === null ? [] : [{ record_id, kind }],
    ),
    is_cut: rows.some(({ is_cut }) => is_cut),
  };
};
