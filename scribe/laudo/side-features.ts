import {
  type Alignment,
  isAsserted,
  isSameMeasure,
  type Match,
  SAME_THING,
  toMatches,
} from "./alignment.ts";
import type { Observed } from "./observations.ts";
import { organOf } from "./lexicon.ts";
import type { Side } from "./sides.ts";
import type { Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

export type OneSide = "R" | "L";
export const otherSide = (side: OneSide): OneSide => (side === "R" ? "L" : "R");

/** A statement of the conclusion with one side, which is neither of the past nor normal. */
export const hasOneSide = (one: Statement): one is Statement & { side: OneSide } =>
  one.namesSide && !one.isHistory && !one.isNormal && (one.side === "R" || one.side === "L");

/** "Bilateral, maior à direita" gives no side to what is on both. */
export const isComparison = ({ laudo, sides }: Observed, { from, sentence }: Statement): boolean =>
  (sides.get(sentence.index) ?? []).some(
    (one) =>
      one.from >= from &&
      laudo.tokens
        .slice(Math.max(sentence.from, one.from - 3), one.from)
        .some(({ t }) => LARGER.has(t)),
  ) && (sides.get(sentence.index) ?? []).some(({ side }) => side === "B");
const LARGER = wordList("larger");

const bucket = (value: number): number => LIMITS.filter((limit) => value >= limit).length;
const LIMITS = [-1, 0.3, 0.8, 1.2, 1.7, 2.2, 2.8, 3.5, 4.5, 6];
const gap = (value: number): number => GAPS.filter((limit) => value >= limit).length;
const GAPS = [-3, -1.5, -0.6, -0.1, 0.1, 0.6, 1.5, 3];

/**
 * What decides whether a side contradicts the findings: how similar the statements of this side,
 * of the other one, and of none are to the statement of the conclusion.
 */
export function sideFeatures(
  one: Statement,
  side: OneSide,
  { described, matches, context }: Pick<Alignment, "described" | "matches" | "context">,
): string[] {
  const all = (matches.get(one) ?? []).filter(({ statement }) => isDescription(statement));
  const known = toMatches(one, context);
  const of = (list: readonly Match[], wanted: readonly (Side | null)[]): Match | undefined =>
    list.find(({ statement }) => wanted.includes(statement.side));
  const [same, other, none] = [of(all, [side]), of(all, [otherSide(side)]), of(all, [null, "B"])];
  const [s, o, n] = [same, other, none].map((match) => match?.score ?? -9) as [
    number,
    number,
    number,
  ];
  const [knownSame, knownOther] = [of(known, [side]), of(known, [otherSide(side)])].map(
    (match) => match?.score ?? -9,
  ) as [number, number];
  const features = [
    `same ${bucket(s)}`,
    `other ${bucket(o)}`,
    `none ${bucket(n)}`,
    `other - same ${gap(o - s)}`,
    `other - none ${gap(o - n)}`,
    `known same ${bucket(knownSame)}`,
    `known other ${bucket(knownOther)}`,
    `known ${gap(knownOther - knownSame)}`,
    `measures ${measured(one, same)}${measured(one, other)}${measured(one, none)}`,
    `organ ${one.namesOrgan ? "named" : "-"} ${isPaired(one) ? "paired" : "single"}`,
    `findings ${findingState(one)}`,
  ];
  if (!described.some((each) => each.side === side)) features.push("side not described");
  if (!described.some((each) => each.side === otherSide(side)))
    features.push("other not described");
  if (all[0] && all[0].statement.side === otherSide(side)) features.push("best is other");
  if (all[0] && all[0].statement.side === side) features.push("best is same");
  return features;
}

/** Whether the findings describe the same thing on this side, and nothing closer on the other. */
export function isDescribedOn(
  one: Statement,
  side: OneSide,
  { matches, concluded }: Pick<Alignment, "matches" | "concluded">,
): boolean {
  const all = (matches.get(one) ?? []).filter(({ statement }) => isDescription(statement));
  const best = (wanted: Side): number =>
    Math.max(
      -Infinity,
      ...all.flatMap(({ statement, score }) => (statement.side === wanted ? score : [])),
    );
  if (best(side) >= SAME_THING && best(side) >= best(otherSide(side))) return true;
  // What the findings describe on the other side is concluded there, by another statement.
  const other = all.find(({ statement }) => statement.side === otherSide(side));
  const isConcluded =
    other !== undefined &&
    concluded.some(
      (each) =>
        each !== one &&
        each.side === other.statement.side &&
        matches.get(each)?.some((m) => m.statement === other.statement && m.base >= SAME_THING),
    );
  return isConcluded && best(side) >= SAME_ORGAN;
}
const SAME_ORGAN = 0.7;

const isPaired = ({ organs }: Statement): boolean =>
  [...organs].some((id) => organOf(id)?.isPaired);

const findingState = ({ observations }: Statement): string =>
  observations.length === 0 ? "-" : observations.some(isAsserted) ? "asserted" : "other";

const measured = (one: Statement, match: Match | undefined): string =>
  one.measures.length === 0
    ? "-"
    : one.measures.some((a) => match?.statement.measures.some((b) => isSameMeasure(a, b)))
      ? "1"
      : "0";

const isDescription = ({ observations, hasContent, isHistory }: Statement): boolean =>
  observations.some(isAsserted) || (!isHistory && (observations.length === 0 || hasContent));
