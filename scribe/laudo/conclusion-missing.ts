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
import { cuesIn } from "./read.ts";
import { laudoThresholds } from "./thresholds.ts";
import { wordList } from "./word-lists.ts";

/** Findings that belong in the conclusion and are not there, one of each sentence. */
export function findMissing(context: Context): LintFinding[] {
  const { parts } = context;
  if (context.isFunctional) return [];
  const trees = treesOf("laudo-missing");
  const reported = new Set<number>();
  return parts.findings.claims.flatMap((claim) => {
    const { index } = claim.statement.sentence;
    if (reported.has(index)) return [];
    const isOfModel = mayBeMissing(context, claim);
    if (!isOfModel && !isLargeLesion(context, claim)) return [];
    if (isNamedBeside(context, claim, parts.conclusion)) return [];
    const features = [
      ...supportFeatures(context, claim, parts.conclusion, parts),
      ...importanceFeatures(context, claim, parts),
    ];
    const margin = boostedScore(trees, features) - laudoThresholds().missing;
    const isLikely = isOfModel && margin > 0;
    if (!isLikely && (margin < GRAVE_MARGIN || !isGraveOmission(context, claim, parts))) return [];
    reported.add(index);
    return [toFinding(context, claim, "NOT_IN_CONCLUSION")];
  });
}

/** Unread authors: no rule of a grave omission was right of what the model scores lower. */
const GRAVE_MARGIN = -1;

/**
 * Without a conclusion, the last line is reported, where it should follow, with the first finding
 * of importance or, of a whole laudo, the first finding.
 */
export function findUnconcluded(context: Context): LintFinding[] {
  const { laudo, parts, input } = context;
  const firstOf = (level: number): Claim | undefined =>
    parts.findings.claims.find(
      ({ observation }) =>
        observation !== null &&
        !observation.isHedged &&
        findingKindOf(observation.finding).level >= level,
    );
  const isWhole = parts.findings.statements.length >= WHOLE;
  const first = firstOf(IMPORTANT) ?? (isWhole ? firstOf(MINOR) : undefined);
  const last = laudo.sentences.findLast(({ section }) => section === "findings");
  if (!first || !last) return [];
  const place = last;
  return [
    report(input, "missing_conclusion", place, "NO_CONCLUSION", words(context, first.observation!)),
  ];
}
/** "Lesão" alone says little, but a large or suspicious one belongs in the conclusion. */
function isLargeLesion({ laudo }: Context, { statement, observation }: Claim): boolean {
  if (observation === null || !GRAVE.has(observation.finding) || observation.isHedged) return false;
  const { sentence, measures } = statement;
  const has = (id: string): boolean => cuesIn(laudo, id, sentence).length > 0;
  const size = Math.max(
    0,
    ...measures.flatMap(({ quantity, values }) => (quantity === "mm" ? values : [])),
  );
  return (size >= LARGE || has("suspicious")) && !NOT_NEW.some(has);
}
const GRAVE = wordList("grave");
const LARGE = 10;
const NOT_NEW = ["benign", "minor", "stable", "prior", "history"];

const [IMPORTANT, MINOR] = [2, 1];
/** So many statements are a whole laudo and no draft. */
const WHOLE = 6;

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
