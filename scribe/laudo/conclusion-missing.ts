import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { importanceFeatures, supportFeatures } from "./claim-features.ts";
import { isNamedBeside, mayBeMissing } from "./claim-kinds.ts";
import type { Claim } from "./claims.ts";
import { type Context, report } from "./finding.ts";
import { isGraveOmission } from "./grave-omission.ts";
import { placeOf, words } from "./observation-place.ts";
import { findingKindOf } from "./lexicon.ts";
import { laudoThresholds } from "./thresholds.ts";

/** Findings that belong in the conclusion and are not there, one of each sentence. */
export function findMissing(context: Context): LintFinding[] {
  const { parts } = context;
  if (context.isFunctional) return [];
  const trees = treesOf("laudo-missing");
  const reported = new Set<number>();
  return parts.findings.claims.flatMap((claim) => {
    const { index } = claim.statement.sentence;
    if (reported.has(index) || !mayBeMissing(context, claim)) return [];
    if (isNamedBeside(context, claim, parts.conclusion)) return [];
    const features = [
      ...supportFeatures(context, claim, parts.conclusion, parts),
      ...importanceFeatures(context, claim, parts),
    ];
    const isLikely = boostedScore(trees, features) > laudoThresholds().missing;
    if (!isLikely && !isGraveOmission(context, claim, parts)) return [];
    reported.add(index);
    return [toFinding(context, claim, "NOT_IN_CONCLUSION")];
  });
}

/** Without a conclusion, the first finding of importance is reported. */
export function findUnconcluded(context: Context): LintFinding[] {
  const first = context.parts.findings.claims.find(
    ({ observation }) =>
      observation !== null &&
      !observation.isHedged &&
      findingKindOf(observation.finding).level >= IMPORTANT,
  );
  return first ? [toFinding(context, first, "NO_CONCLUSION")] : [];
}
const IMPORTANT = 2;

const toFinding = (
  context: Context,
  { observation }: Claim,
  code: "NOT_IN_CONCLUSION" | "NO_CONCLUSION",
): LintFinding =>
  report(
    context.input,
    "missing_conclusion",
    placeOf(context, observation!),
    code,
    words(context, observation!),
  );
