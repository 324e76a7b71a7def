import type { TermGroup } from "@relato/scribe/assistant/types.ts";
import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { type Counts, type FoundRecord, rankRecords } from "./rank-records.ts";
import { readPatterns } from "./search-patterns.ts";

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
const UUID_LENGTH = 36;

const IN_PERIOD =
  "($5::timestamptz is null or w.data >= $5) and ($6::timestamptz is null or w.data < $6)";
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

/** SQL: one row per pattern and kind, since thousands of rows take longer to send and to read. */
const listOf = (occurrences: string): string => `
  select t.pattern, k.kind, list.ids, list.counts
    from term t cross join unnest($4::text[]) k(kind)
   cross join lateral (
     select string_agg(record_id::text, '') as ids, string_agg(count::text, ',') as counts
       from (${occurrences}) occurrence) list
   where list.ids is not null`;

/** Each part uses the index by leakproof operators, which row-level security requires. */
const SEARCH_SQL = `
  with term as (
    select * from unnest($2::text[], $3::text[]) with ordinality t(low, high, pattern))
  ${listOf(WORD)} and t.high is null
  union all
  ${listOf(PREFIX)} and t.high is not null`;

/** The SQL of a search and its parameters. */
export const searchSql = (
  medicoId: string,
  patterns: readonly string[],
  { kinds, from, to }: Omit<RecordSearch, "groups" | "limit">,
): { text: string; values: unknown[] } => {
  const low = patterns.map((pattern) => pattern.replace(/\*$/, ""));
  const high = patterns.map((pattern, at) =>
    pattern.endsWith("*") ? `${low[at]}\u{10FFFF}` : null,
  );
  return { text: SEARCH_SQL, values: [medicoId, low, high, kinds, from, to] };
};

interface List extends Record<string, unknown> {
  /** From 1; a bigint is read as text. */
  pattern: string;
  kind: RecordKind;
  ids: string;
  counts: string;
}

const readCounts = ({ ids, counts }: List): Counts => {
  const read = new Map<string, number>();
  let at = 0;
  for (const count of counts.split(",")) {
    const id = ids.slice(at, (at += UUID_LENGTH));
    read.set(id, (read.get(id) ?? 0) + Number(count));
  }
  return read;
};

/** The doctor's records that match a question, most relevant first. */
export const searchRecords = async (
  tx: Tx,
  medicoId: string,
  search: RecordSearch,
): Promise<FoundRecords> => {
  const { patterns, groups } = readPatterns(search.groups);
  if (patterns.length === 0 || search.kinds.length === 0) return { records: [], is_cut: false };
  const { text, values } = searchSql(medicoId, patterns, search);
  const lists = await tx.query<List>(text, values);
  const kinds = new Map(
    [...Map.groupBy(lists, ({ kind }) => kind)].map(([kind, some]) => [
      kind,
      new Map(some.map((list) => [Number(list.pattern) - 1, readCounts(list)])),
    ]),
  );
  return {
    records: rankRecords(groups, kinds, search.limit),
    is_cut: lists.some(({ ids }) => ids.length >= MAX_OCCURRENCES * UUID_LENGTH),
  };
};
