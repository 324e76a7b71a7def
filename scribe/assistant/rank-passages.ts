import { passagesOf, plain, WordPatterns, wordsOfPassage } from "./passage-words.ts";
import type { WeighedGroup } from "./term-groups.ts";
import type { AssistantRecord, Passage } from "./types.ts";

/** A passage with its score. */
export interface RankedPassage {
  record: number;
  passage: number;
  score: number;
}

/** Parameters of BM25. */
const K1 = 1.2;
const B = 0.4;
/** The share of the record's score that a passage gets. */
const OF_RECORD = 0.6;
/** The share of a group's weight when only the title of the record names it. */
const IN_TITLE = 0.7;

interface Alternative {
  group: number;
  patterns: readonly number[];
}

/** Groups compiled for the search in many passages. */
class GroupMatcher {
  readonly #patterns = new WordPatterns();
  readonly #byFirst = new Map<number, Alternative[]>();

  constructor(groups: readonly WeighedGroup[]) {
    for (const [group, { alternatives }] of groups.entries())
      for (const words of alternatives) {
        const patterns = words.map((word) => this.#patterns.idOf(word));
        const first = patterns[0]!;
        this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), { group, patterns }]);
      }
  }

  /** How often words name each group, by group. */
  match(words: readonly string[]): Map<number, number> {
    const hits = new Map<number, number>();
    for (const word of words)
      for (const id of this.#patterns.match(word)) hits.set(id, (hits.get(id) ?? 0) + 1);
    const groups = new Map<number, number>();
    for (const [id, count] of hits)
      for (const { group, patterns } of this.#byFirst.get(id) ?? [])
        if (patterns.every((pattern) => hits.has(pattern)))
          groups.set(group, Math.max(groups.get(group) ?? 0, count));
    return groups;
  }
}

interface Match {
  record: number;
  passage: number;
  groups: ReadonlyMap<number, number>;
  length: number;
}

/** Passages that name a group, scored by BM25 over the groups; a title names for all of them. */
export function rankPassages(
  records: readonly AssistantRecord[],
  groups: readonly WeighedGroup[],
  boost: (record: AssistantRecord, passage: Passage) => number,
): RankedPassage[] {
  const matcher = new GroupMatcher(groups);
  const titles = records.map(({ titulo }) => matcher.match(plain(titulo)));
  const matches: Match[] = [];
  const inRecord = new Map<number, Set<number>>();
  let [length, count] = [0, 0];
  for (const [record, passage, one] of passagesOf(records)) {
    const words = wordsOfPassage(one);
    length += words.length;
    count += 1;
    const found = matcher.match(words);
    if (found.size === 0 && titles[record]!.size === 0) continue;
    matches.push({ record, passage, groups: found, length: words.length });
    const named = inRecord.get(record) ?? new Set(titles[record]!.keys());
    inRecord.set(record, named);
    for (const group of found.keys()) named.add(group);
  }
  const weights = weightsOf(groups, inRecord, records.length);
  const average = length / (count || 1);
  const ofRecords = new Map(
    [...inRecord].map(([record, named]) => [
      record,
      sum([...named].map((group) => weights[group]!)),
    ]),
  );
  return matches
    .map(({ record, passage, groups: found, length: size }) => {
      const norm = K1 * (1 - B + (B * size) / average);
      let score = OF_RECORD * ofRecords.get(record)!;
      for (const [group, times] of found)
        score += (weights[group]! * times * (K1 + 1)) / (times + norm);
      for (const group of titles[record]!.keys())
        if (!found.has(group)) score += IN_TITLE * weights[group]!;
      const one = records[record]!;
      return { record, passage, score: score * boost(one, one.passages[passage]!) };
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        records[b.record]!.date.localeCompare(records[a.record]!.date) ||
        a.passage - b.passage,
    );
}

/** The weight of each group: rarer groups tell more. */
function weightsOf(
  groups: readonly WeighedGroup[],
  inRecord: ReadonlyMap<number, ReadonlySet<number>>,
  total: number,
): number[] {
  const counts = groups.map(() => 0);
  for (const named of inRecord.values()) for (const group of named) counts[group]! += 1;
  return groups.map(
    ({ weight }, at) => weight * Math.log(1 + (total - counts[at]! + 0.5) / (counts[at]! + 0.5)),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
