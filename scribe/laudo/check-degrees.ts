import { isConclusion, isPositive } from "./compared.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameRegion } from "./lexicon.ts";
import type { Observation } from "./observations.ts";
import { quoteOf } from "./read.ts";
import { shareLevel } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** So many observations of each part are compared, which bounds the work. */
const MOST = 100;

/** The words of a degree, by its rank. */
const DEGREES: ReadonlyMap<string, number> = new Map(
  [1, 2, 3].flatMap((rank) => [...wordList(`degree ${rank}`)].map((word) => [word, rank] as const)),
);
/** A degree is at most so many tokens before a finding, or after it. */
const [BEFORE, AFTER] = [3, 4];

/** A finding with the ranks of its degree: two for "leve a moderada". */
interface Graded {
  one: Observation;
  ranks: readonly number[];
  from: number;
  to: number;
}

/** Finds a degree in the conclusion that the findings give otherwise: "leve", then "grave". */
export const checkDegrees: Check = (context) => {
  const all = context.observations.filter((one) => isPositive(one) && !one.sentence.isHeading);
  const described = all
    .filter(({ sentence }) => sentence.section === "findings")
    .slice(0, MOST)
    .map((one) => toGraded(context, one));
  return all
    .filter(({ sentence, isHedged }) => isConclusion(sentence.section) && !isHedged)
    .slice(0, MOST)
    .map((one) => toGraded(context, one))
    .flatMap(({ one, ranks, from, to }) => {
      if (ranks.length === 0) return [];
      const same = described.filter((other) => isSame(context, one, other.one));
      const isOther = ({ ranks: known }: Graded): boolean =>
        known.length > 0 && known.every((rank) => ranks.every((own) => isApart(rank, own)));
      if (same.length === 0 || !same.every(isOther)) return [];
      const { tokens } = context.laudo;
      const place = { start: tokens[from]!.start, end: tokens[to - 1]!.end };
      return [
        report(context.input, "number_mismatch", place, "DEGREE_AGAINST_FINDINGS", {
          words: quoteOf(context.laudo, from, to),
        }),
      ];
    });
};

const isApart = (a: number, b: number): boolean => Math.abs(a - b) >= LEAST;
const LEAST = 1;

function toGraded({ laudo: { tokens }, polarity }: Context, one: Observation): Graded {
  const { sentence, from, to } = one;
  const graded = { one, ranks: [] as number[], from, to };
  const take = (at: number): void => {
    const rank = DEGREES.get(tokens[at]!.t);
    if (rank === undefined || polarity.denied[at]) return;
    // "Leve a moderado", "mild-to-moderate".
    const next = TO.has(tokens[at + 1]?.t ?? "") ? DEGREES.get(tokens[at + 2]?.t ?? "") : undefined;
    graded.ranks.push(rank, ...(next === undefined ? [] : [next]));
    graded.from = Math.min(graded.from, at);
    graded.to = Math.max(graded.to, at + 1);
  };
  for (let at = from; at < to; at += 1) take(at);
  for (let at = to; at < Math.min(sentence.to, to + AFTER) && !isEnd(tokens[at]!); at += 1)
    take(at);
  for (let at = from - 1; at >= Math.max(sentence.from, from - BEFORE); at -= 1) {
    if (isEnd(tokens[at]!)) break;
    take(at);
  }
  return graded;
}

const isEnd = ({ t, kind }: Context["laudo"]["tokens"][number]): boolean =>
  (kind === "mark" && t !== "-") || JOINERS.has(t);
const JOINERS = wordList("joiner");

const TO: ReadonlySet<string> = new Set(["a", "to", "-", "e", "y", "ou", "o", "u", "or", "/"]);

/** The same finding of one organ, side and level. */
const isSame = (context: Context, a: Observation, b: Observation): boolean =>
  a.finding === b.finding &&
  (a.organ === b.organ ||
    (a.organ !== null && b.organ !== null && isSameRegion(a.organ, b.organ))) &&
  (a.side === null || b.side === null || a.side === b.side || a.side === "B" || b.side === "B") &&
  levelsAgree(context, a, b);

function levelsAgree({ alignment }: Context, a: Observation, b: Observation): boolean {
  const levelsOf = ({ sentence, from }: Observation) =>
    [alignment.described, alignment.concluded].flatMap((part) =>
      part
        .filter((one) => one.sentence === sentence && one.from <= from && one.to > from)
        .flatMap(({ levels }) => levels),
    );
  const [first, second] = [levelsOf(a), levelsOf(b)];
  return first.length === 0 || second.length === 0 || shareLevel(first, second);
}
