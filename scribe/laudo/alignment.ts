import { isSameFinding, isSameRegion, organOf } from "./lexicon.ts";
import type { Measure } from "./measures.ts";
import type { Observation, Observed } from "./observations.ts";
import { shareLevel, type Statement, statementsOf } from "./statements.ts";

/** A statement of the findings and how likely it describes what the conclusion states. */
export interface Match {
  statement: Statement;
  score: number;
  /** The score without numbers, which the conclusion may have wrong. */
  base: number;
}

/** The statements of both parts, and what of the findings each conclusion is about. */
export interface Alignment {
  described: readonly Statement[];
  concluded: readonly Statement[];
  /** The statements of title, clinical information, technique, comparison and order. */
  context: readonly Statement[];
  /** For each statement of the conclusion all statements of the findings, the best first. */
  matches: ReadonlyMap<Statement, readonly Match[]>;
}

/** At this score, two statements are about the same thing. */
export const SAME_THING = 2.5;

export function alignStatements(observed: Observed, order: Observed): Alignment {
  const described = statementsOf(observed, ["findings"]);
  const concluded = statementsOf(observed, ["conclusion"]);
  const context = [
    ...statementsOf(observed, ["title", "clinical", "technique", "comparison"]),
    ...statementsOf(order, ["title", "findings", "clinical"]),
  ];
  const matches = new Map(concluded.map((one) => [one, toMatches(one, described)]));
  return { described, concluded, context, matches };
}

/** Compares a statement with others, the most similar first. */
export function toMatches(one: Statement, others: readonly Statement[]): Match[] {
  const rarity = rarityOf(others);
  return others
    .map((statement) => toMatch(one, statement, rarity))
    .toSorted((a, b) => b.score - a.score);
}

/** Adds up what two statements share but for numbers. `words` is the part of the words. */
export function baseScore(
  one: Statement,
  other: Statement,
  rarity: Rarity,
): { base: number; words: number } {
  let sum = 0;
  for (const key of one.keys) if (other.keys.has(key)) sum += rarity(key);
  const words = Math.min(sum, MOST_WORDS);
  return { base: findingScore(one, other) + organScore(one, other) + words, words };
}

export type Rarity = (key: string) => number;

/** For each word its weight: 1 if one statement has it, less if many have. */
export function rarityOf(statements: readonly Statement[]): Rarity {
  const counts = new Map<string, number>();
  for (const { keys } of statements)
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (key) => {
    const count = counts.get(key) ?? 0;
    return count === 0 ? 0 : 1 / Math.sqrt(count);
  };
}

const MOST_WORDS = 2.5;

/** Adds up what two statements share, and subtracts what differs. Sides are left out. */
function toMatch(one: Statement, statement: Statement, rarity: Rarity): Match {
  const { base } = baseScore(one, statement, rarity);
  const isMeasured = one.measures.some((a) => statement.measures.some((b) => isSameMeasure(a, b)));
  return { statement, base, score: base + (isMeasured ? 2 : 0) + levelScore(one, statement) };
}

export const isAsserted = ({ isDenied, isHistory }: Observation): boolean =>
  !isDenied && !isHistory;

function findingScore(one: Statement, other: Statement): number {
  let best = 0;
  for (const a of one.observations.filter(isAsserted))
    for (const b of other.observations.filter(isAsserted))
      if (isSameRegion(a.organ, b.organ))
        best = Math.max(
          best,
          a.finding === b.finding ? 2.5 : isSameFinding(a.finding, b.finding) ? 1.8 : 0,
        );
  return best;
}

function organScore(one: Statement, other: Statement): number {
  if (one.organs.size === 0 || other.organs.size === 0) return 0;
  let best = -1.5;
  for (const a of one.organs)
    for (const b of other.organs)
      best = Math.max(
        best,
        a === b ? (organOf(a)?.parent ? 1 : 0.7) : isSameRegion(a, b) ? 0.5 : best,
      );
  return best;
}

const levelScore = (one: Statement, other: Statement): number =>
  one.levels.length === 0 || other.levels.length === 0
    ? 0
    : shareLevel(one.levels, other.levels)
      ? 2
      : -3;

/** Whether two measures have a number in common, as rounded: 18 mm is 1,8 cm. */
export const isSameMeasure = (a: Measure, b: Measure): boolean =>
  a.quantity === b.quantity &&
  a.values.some((value) => b.values.some((other) => isEqual(value, other, a, b)));

export const isEqual = (a: number, b: number, one: Measure, other: Measure): boolean =>
  Math.abs(a - b) <= Math.max(one.precision, other.precision, TOLERANCE[one.quantity] ?? 0) * 1.001;

/** A gestational age from another biometry differs by some days. */
const TOLERANCE: Readonly<Record<string, number>> = { weeks: 0.6 };
