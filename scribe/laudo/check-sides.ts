import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { isAsserted, SAME_THING } from "./alignment.ts";
import { compareOrder } from "./compare-order.ts";
import { type Check, type Context, report } from "./finding.ts";
import { organOf } from "./lexicon.ts";
import { cuesIn, quoteOf } from "./read.ts";
import { mendSide } from "./mend-side.ts";
import { isOnOtherSide } from "./opposite-side.ts";
import { hasOneSide, isComparison, isDescribedOn, sideFeatures } from "./side-features.ts";
import { hasSideColumns } from "./side-columns.ts";
import type { Side } from "./sides.ts";
import type { Statement } from "./statements.ts";
import { laudoThresholds } from "./thresholds.ts";

/** Compares sides: conclusion against findings, and order against title and findings. */
export const checkSides: Check = (context) => {
  const found = compareConclusion(context);
  const isKnown = (one: LintFinding): boolean =>
    found.some(({ start, end }) => one.start < end && start < one.end);
  return [...found, ...compareOrder(context).filter((one) => !isKnown(one))];
};

/** Reports a side of the conclusion if what it is about has the other side in the findings. */
function compareConclusion(context: Context): LintFinding[] {
  const { alignment, laudo } = context;
  // The cells of a table with a column for each side are not read.
  if (hasSideColumns(laudo)) return [];
  const trees = treesOf("laudo-sides");
  const examined = onlySideOf(context);
  return alignment.concluded.flatMap((one) => {
    // What is examined has that side, whatever else the findings name.
    if (one.side === examined) return isWrongInFindings(context, one);
    if (!hasOneSide(one) || cuesIn(laudo, "contralateral", one.sentence).length > 0) return [];
    if (isOnOtherSide(context, one)) return [toFinding(context, one)];
    if (isComparison(context, one) || isDescribedOn(one, one.side, alignment)) return [];
    const score = boostedScore(trees, sideFeatures(one, one.side, alignment));
    return score > laudoThresholds().sides ? [toFinding(context, one)] : [];
  });
}

/** The findings name the other side of what the conclusion has on the examined side. */
function isWrongInFindings(context: Context, one: Statement): LintFinding[] {
  const { alignment } = context;
  if (!hasOneSide(one) || isDescribedOn(one, one.side, alignment)) return [];
  const [best] = (alignment.matches.get(one) ?? []).toSorted((a, b) => b.base - a.base);
  if (!best || best.base < SAME_THING) return [];
  const { statement } = best;
  const isOther = hasOneSide(statement) && statement.side !== one.side && isPart(statement, one);
  if (!isOther || isComparison(context, statement) || isInParentheses(context, statement))
    return [];
  return [toFinding(context, statement)];
}

/** "Engrosado (7,5 mm; izquierdo 5,8 mm)" compares with the other side. */
const isInParentheses = ({ laudo }: Context, { from, to }: Statement): boolean =>
  laudo.tokens.slice(from, to).find(({ t }) => t === "(" || t === ")")?.t === ")";

/** "Rádio" of a wrist: the part that both name is less than what is examined. */
const isPart = (a: Statement, b: Statement): boolean =>
  [...a.organs].some((organ) => b.organs.has(organ) && (organOf(organ)?.parent ?? null) !== null) &&
  a.observations.some((one) => isAsserted(one) && one.level >= 1);

/** The only side that the title names, and the order if it names any; null if there is none. */
function onlySideOf({ laudo, sides, order }: Context): Side | null {
  const titled = [...sides].flatMap(([index, list]) =>
    laudo.sentences[index]!.section === "title" ? list.map(({ side }) => side) : [],
  );
  const ordered = [...order.sides.values()].flatMap((list) => list.map(({ side }) => side));
  const known = new Set([...titled, ...ordered]);
  const [side] = known;
  return titled.length > 0 && known.size === 1 && side !== undefined ? side : null;
}

/** The finding and its side, in the order of the text. */
function toFinding({ laudo, sides, input }: Context, one: Statement): LintFinding {
  const mention = sides
    .get(one.sentence.index)!
    .find(({ side, from }) => side === one.side && from >= one.from && from < one.to)!;
  const named = one.observations.find(isAsserted) ?? mention;
  const [from, to] = [Math.min(named.from, mention.from), Math.max(named.to, mention.to)];
  const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
  const words = quoteOf(laudo, from, to);
  const mend = mendSide(words, input.locale);
  return report(input, "laterality", place, "SIDE_AGAINST_FINDINGS", { words }, mend);
}
