import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";

/** A record that matches, best first. */
export interface FoundRecord {
  record_id: string;
  kind: RecordKind;
}

/** How often each record of a kind has a pattern. */
export type Counts = ReadonlyMap<string, number>;
/** By the position of the pattern. */
export type CountsOfKind = ReadonlyMap<number, Counts>;

const NONE: Counts = new Map();

/** The records that have all words, with the count of the rarest one. */
const countsOfAll = (words: readonly Counts[]): Counts => {
  const [first = NONE, ...others] = words.toSorted((a, b) => a.size - b.size);
  if (others.length === 0) return first;
  const counts = new Map<string, number>();
  for (const [id, count] of first) {
    const all = others.map((word) => word.get(id) ?? 0);
    const least = Math.min(count, ...all);
    if (least > 0) counts.set(id, least);
  }
  return counts;
};

/** The records that have an alternative, with the count of the most frequent one. */
const countsOfAny = (alternatives: readonly Counts[]): Counts => {
  const some = alternatives.filter(({ size }) => size > 0);
  if (some.length <= 1) return some[0] ?? NONE;
  const counts = new Map<string, number>();
  for (const alternative of some)
    for (const [id, count] of alternative) if (count > (counts.get(id) ?? 0)) counts.set(id, count);
  return counts;
};

const compareScores = (a: [string, number], b: [string, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? 1 : -1);

/** The scores that can be among the first `limit`: sorting all records would take longer. */
const keepBest = (scored: [string, number][], limit: number): [string, number][] => {
  if (scored.length <= limit) return scored;
  const scores = Float64Array.from(scored, ([, score]) => score).toSorted();
  const least = scores[scores.length - limit]!;
  return scored.filter(([, score]) => score >= least);
};

/**
 * BM25 over the groups of a question: an alternative counts where all its words occur, a group by
 * its best alternative. Without a record's length, since statements are short. It is computed here
 * since PostgreSQL needs several times as long for the same aggregates.
 * @param groups per group its alternatives, each with the positions of its patterns
 */
export const rankRecords = (
  groups: readonly (readonly (readonly number[])[])[],
  kinds: ReadonlyMap<RecordKind, CountsOfKind>,
  limit: number,
): FoundRecord[] => {
  const matched = [...kinds].map(([kind, counts]) => ({
    kind,
    groups: groups.map((alternatives) =>
      countsOfAny(
        alternatives.map((words) => countsOfAll(words.map((word) => counts.get(word) ?? NONE))),
      ),
    ),
    scores: new Map<string, number>(),
  }));
  for (const { groups: ofKind, scores } of matched)
    for (const ids of ofKind) for (const id of ids.keys()) scores.set(id, 0);
  const total = matched.reduce((sum, { scores }) => sum + scores.size, 0);
  groups.forEach((_, group) => {
    const having = matched.reduce((sum, one) => sum + one.groups[group]!.size, 0);
    const rarity = Math.log(1 + total / having);
    for (const one of matched)
      for (const [id, count] of one.groups[group]!)
        one.scores.set(id, one.scores.get(id)! + (rarity * count * 2.2) / (count + 1.2));
  });
  const best = matched.flatMap(({ kind, scores }) =>
    keepBest([...scores], limit).map((scored) => ({ kind, scored })),
  );
  return best
    .sort((a, b) => compareScores(a.scored, b.scored))
    .slice(0, limit)
    .map(({ kind, scored: [record_id] }) => ({ record_id, kind }));
};
