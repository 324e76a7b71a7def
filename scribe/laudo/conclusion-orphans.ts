import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { supportFeatures } from "./claim-features.ts";
import { mayBeOrphan } from "./claim-kinds.ts";
import type { Claim } from "./claims.ts";
import { type Context, report } from "./finding.ts";
import { placeOf } from "./observation-place.ts";
import { laudoThresholds } from "./thresholds.ts";

/** What the conclusion asserts and no finding supports, one of each sentence. */
export function findOrphans(context: Context, conflicts: readonly LintFinding[]): LintFinding[] {
  const { parts, input } = context;
  const trees = treesOf("laudo-orphans");
  const reported = new Set<number>();
  return parts.conclusion.claims.flatMap((claim) => {
    const { index } = claim.statement.sentence;
    if (reported.has(index) || !mayBeOrphan(context, claim)) return [];
    const place = claimPlace(context, claim);
    if (conflicts.some(({ start, end }) => start < place.end && place.start < end)) return [];
    const features = supportFeatures(context, claim, parts.findings, parts);
    if (boostedScore(trees, features) <= laudoThresholds().orphans) return [];
    reported.add(index);
    const finding = input.text.slice(place.start, place.end);
    return [report(input, "orphan_conclusion", place, "NOT_IN_FINDINGS", { finding })];
  });
}

/** The finding's words, else the statement. */
const claimPlace = (
  context: Context,
  { statement, observation }: Claim,
): { start: number; end: number } => placeOf(context, observation ?? statement);
