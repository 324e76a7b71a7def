import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";
import { isAsserted } from "./alignment.ts";
import { bestMatch, organState, relation, supportFeatures } from "./claim-features.ts";
import { mayBeOrphan } from "./claim-kinds.ts";
import type { Claim, Parts } from "./claims.ts";
import { type Context, report } from "./finding.ts";
import { findingKindOf, isSameFinding, isSameRegion } from "./lexicon.ts";
import { wordList } from "./word-lists.ts";
import { isEchoed } from "./is-echoed.ts";
import { placeOf } from "./observation-place.ts";
import { keysIn } from "./statements.ts";
import { laudoThresholds } from "./thresholds.ts";

/** What the conclusion asserts and no finding supports, one of each sentence. */
export function findOrphans(context: Context, conflicts: readonly LintFinding[]): LintFinding[] {
  const { parts, input } = context;
  const trees = treesOf("laudo-orphans");
  const least = laudoThresholds().orphans + orphanMargin(parts, context.isFunctional);
  const reported = new Set<number>();
  return parts.conclusion.claims.flatMap((claim) => {
    const { index } = claim.statement.sentence;
    if (reported.has(index) || !mayBeOrphan(context, claim)) return [];
    const place = claimPlace(context, claim);
    if (conflicts.some(({ start, end }) => start < place.end && place.start < end)) return [];
    const features = supportFeatures(context, claim, parts.findings, parts);
    const isLikely = boostedScore(trees, features) > least;
    if (!isLikely && !isOfNormalOrgan(context, claim) && !isNowhere(context, claim)) return [];
    if (isEchoed(context, claim, parts.findings) || isInOtherSection(context, claim)) return [];
    reported.add(index);
    const finding = input.text.slice(place.start, place.end);
    return [report(input, "orphan_conclusion", place, "NOT_IN_FINDINGS", { finding })];
  });
}

/** Findings below a heading that is read as another section, such as "Aparelho urinário". */
const isInOtherSection = ({ observations }: Context, { observation }: Claim): boolean =>
  observation !== null &&
  observations.some(
    (one) =>
      (one.sentence.section === "technique" || one.sentence.section === "title") &&
      !one.sentence.isHeading &&
      isAsserted(one) &&
      isSameFinding(one.finding, observation.finding) &&
      isSameRegion(one.organ, observation.organ),
  );

/** A finding of an organ that the findings only call normal, in words that they never use. */
function isOfNormalOrgan({ laudo, parts }: Context, claim: Claim): boolean {
  const { observation, statement } = claim;
  if (observation === null || observation.organ === null || statement.isHistory) return false;
  if (relation(observation, parts.findings, parts.conclusion) !== "none") return false;
  const own = keysIn(laudo, observation.from, observation.to);
  const isNovel = own.every((key) => !parts.findings.named.has(key) && !parts.context.has(key));
  const isAccounted = bestMatch(claim, parts.findings).free === 0;
  return isNovel && isAccounted && organState(claim, parts.findings) === "normal";
}

/** A visible thing of an organ that is described nowhere, in words that are nowhere else. */
function isNowhere(
  { laudo, parts, isFunctional, observationsBySentence }: Context,
  claim: Claim,
): boolean {
  const { observation, statement } = claim;
  if (isFunctional || observation === null || statement.isHistory) return false;
  const { groups, level } = findingKindOf(observation.finding);
  if (level < 1 || ![observation.finding, ...groups].some((id) => VISIBLE.has(id))) return false;
  if (relation(observation, parts.findings, parts.conclusion) !== "none") return false;
  // "Cisto de Baker com sinais de ruptura": what is described implies the rest.
  const isImplied = (observationsBySentence.get(statement.sentence.index) ?? []).some(
    (one) =>
      one !== observation &&
      isAsserted(one) &&
      relation(one, parts.findings, parts.conclusion) !== "none",
  );
  const own = keysIn(laudo, observation.from, observation.to);
  const isNovel = own.every((key) => !parts.findings.named.has(key) && !parts.context.has(key));
  return !isImplied && isNovel && bestMatch(claim, parts.findings).best <= UNLIKE;
}
const VISIBLE = wordList("visible");
const UNLIKE = 1;

/** Findings of fewer words of content leave more to the conclusion, which is then trusted more. */
const [TERSE, TERSE_MARGIN] = [24, 1];
/** What follows from curves and rates is in no words of theirs. */
const FUNCTIONAL_MARGIN = 2;

/** By how much a score must be higher in a laudo whose conclusion says more than its findings. */
export const orphanMargin = ({ findings }: Parts, functional: boolean): number =>
  (findings.keys.size < TERSE ? TERSE_MARGIN : 0) + (functional ? FUNCTIONAL_MARGIN : 0);

/** The finding's words, else the statement. */
const claimPlace = (
  context: Context,
  { statement, observation }: Claim,
): { start: number; end: number } => placeOf(context, observation ?? statement);
