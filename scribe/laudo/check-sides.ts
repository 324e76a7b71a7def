import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isAsserted, type Match, SAME_THING } from "./alignment.ts";
import { compareOrder } from "./compare-order.ts";
import { type Check, type Context, report } from "./finding.ts";
import { cuesIn, quoteOf } from "./read.ts";
import type { Side } from "./sides.ts";
import type { Statement } from "./statements.ts";

/** Compares sides: conclusion against findings, and order against title and findings. */
export const checkSides: Check = (context) => [
  ...compareConclusion(context),
  ...compareOrder(context),
];

const otherSide = (side: Side): Side | null => (side === "R" ? "L" : side === "L" ? "R" : null);

/** Reports a side of the conclusion if what it is about has the other side in the findings. */
function compareConclusion(context: Context): LintFinding[] {
  const { alignment } = context;
  return alignment.concluded.flatMap((one) => {
    const other = one.side === null ? null : otherSide(one.side);
    if (other === null || !one.namesSide || isExempt(context, one)) return [];
    const matches = (alignment.matches.get(one) ?? []).filter(({ statement }) =>
      isDescription(statement),
    );
    const opposite = matches.find(({ statement }) => statement.side === other);
    if (!opposite || opposite.score < SAME_THING) return [];
    const best = matches.find(({ statement }) => statement.side !== other);
    if (best && best.score > opposite.score - MARGIN) return [];
    return [toFinding(context, one, opposite)];
  });
}

/** The other side's statement must be so much more similar. */
const MARGIN = 0.75;

/** What was removed or is only compared with has no side to contradict. */
const isExempt = ({ laudo }: Context, { sentence, observations }: Statement): boolean =>
  cuesIn(laudo, "contralateral", sentence).length > 0 ||
  (observations.length > 0 && !observations.some(isAsserted));

const isDescription = ({ observations }: Statement): boolean =>
  observations.length === 0 || observations.some(isAsserted);

/** The finding and its side, in the order of the text. */
function toFinding({ laudo, sides, input }: Context, one: Statement, _: Match): LintFinding {
  const mention = sides
    .get(one.sentence.index)!
    .find(({ side, from }) => side === one.side && from >= one.from && from < one.to)!;
  const named = one.observations.find(isAsserted) ?? mention;
  const [from, to] = [Math.min(named.from, mention.from), Math.max(named.to, mention.to)];
  const place = { start: laudo.tokens[from]!.start, end: laudo.tokens[to - 1]!.end };
  return report(input, "laterality", place, "SIDE_AGAINST_FINDINGS", {
    words: quoteOf(laudo, from, to),
  });
}
