import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { supportFeatures } from "./claim-features.ts";
import { mayBeOrphan } from "./claim-kinds.ts";
import type { Claim } from "./claims.ts";
import { type Context, report } from "./finding.ts";
import { isEchoed } from "./is-echoed.ts";
import { placeOf } from "./observation-place.ts";
import { laudoThresholds } from "./thresholds.ts";

/** What the conclusion asserts and no finding supports, one of each sentence. */
export function findOrphans(context: Context, conflicts: readonly LintFinding[]): LintFinding[] {
  const { parts, input } = context;
  const trees = treesOf("laudo-orphans");
  const least =
    laudoThresholds().orphans +
    (parts.findings.keys.size < TERSE ? TERSE_MARGIN : 0) +
    (context.isFunctional ? FUNCTIONAL_MARGIN : 0);
  const reported = new Set<number>();
  return parts.conclusion.claims.flatMap((claim) => {
    const { index } = claim.statement.sentence;
    if (reported.has(index) || !mayBeOrphan(context, claim)) return [];
    const place = claimPlace(context, claim);
    if (conflicts.some(({ start, end }) => start < place.end && place.start < end)) return [];
    const features = supportFeatures(context, claim, parts.findings, parts);
    if (boostedScore(trees, features) <= least) return [];
    if (isEchoed(context, claim, parts.findings)) return [];
    reported.add(index);
    const finding = input.text.slice(place.start, place.end);
    return [report(input, "orphan_conclusion", place, "NOT_IN_FINDINGS", { finding })];
  });
}

/** Findings of fewer words of content leave more to the conclusion, which is then trusted more. */
const [TERSE, TERSE_MARGIN] = [24, 1];
/** What follows from curves and rates is in no words of theirs. */
const FUNCTIONAL_MARGIN = 2;

/** The finding's words, else the statement. */
const claimPlace = (
  context: Context,
  { statement, observation }: Claim,
): { start: number; end: number } => placeOf(context, observation ?? statement);
