import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { isAsserted } from "./alignment.ts";
import { type Context, report } from "./finding.ts";
import { findingKindOf, isPartOf, organOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import type { Observation } from "./observations.ts";
import { findPositions } from "./positions.ts";
import { cuesIn } from "./read.ts";
import type { Statement } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** Findings that an intact part does not have. */
const BROKEN = wordList("broken");

/** A part that the findings call intact, and the conclusion torn or broken. */
export function findIntactConflicts(context: Context): LintFinding[] {
  const { observations, alignment, input } = context;
  const concluded = observations.filter(
    (one) => one.sentence.section === "conclusion" && isBreak(one) && !one.isHedged,
  );
  const broken = concluded.flatMap((one) => {
    const intact = alignment.described.find((other) => isCalledIntact(context, other, one));
    if (!intact || observations.some((other) => isDescribed(other, one))) return [];
    return [placeOf(context, intact), placeOf(context, one)].map((place) =>
      report(input, "negation_conflict", place, "DENIED_IN_FINDINGS", words(context, one)),
    );
  });
  return broken.length > 0 ? broken : findBothStates(context);
}

/** A part that the findings call intact in one sentence and completely torn in another. */
function findBothStates(context: Context): LintFinding[] {
  const { laudo, observations, alignment, input, polarity } = context;
  const torn = observations.filter(
    (one) =>
      one.sentence.section === "findings" &&
      isBreak(one) &&
      !one.isHedged &&
      cuesIn(laudo, "complete", one.sentence).some(({ from }) => !polarity.denied[from]),
  );
  return torn.flatMap((one) => {
    const intact = alignment.described.find(
      (other) =>
        other.sentence.index !== one.sentence.index &&
        other.isNormal &&
        other.organs.has(one.organ!) &&
        (other.side === null || one.side === null || other.side === one.side) &&
        findPositions(laudo, other.from, other.to).length === 0 &&
        laudo.organs.some(
          ({ concept, from }) => concept.id === one.organ && from >= other.from && from < other.to,
        ) &&
        cuesIn(laudo, "normal", other.sentence).length > 0,
    );
    if (!intact) return [];
    return [placeOf(context, intact), placeOf(context, one)].map((place) =>
      report(input, "negation_conflict", place, "DENIED_ELSEWHERE", words(context, one)),
    );
  });
}

const isBreak = (one: Observation): boolean =>
  isAsserted(one) &&
  one.level >= 1 &&
  findingKindOf(one.finding).groups.some((group) => BROKEN.has(group)) &&
  one.organ !== null &&
  organOf(one.organ)?.parent !== null;

const isCalledIntact = (
  { laudo }: Context,
  { sentence, from, to, isNormal, side, organs }: Statement,
  one: Observation,
): boolean =>
  isNormal &&
  organs.size === 1 &&
  organs.has(one.organ!) &&
  (side === null || one.side === null || side === one.side) &&
  laudo.organs.some(({ from: at }) => at >= from && at < to) &&
  cuesIn(laudo, "normal", sentence).length > 0;

/** Whether the findings describe anything of the part, or of what it is a part of. */
const isDescribed = (other: Observation, one: Observation): boolean =>
  other.sentence.section === "findings" &&
  isAsserted(other) &&
  other.level >= 1 &&
  findingKindOf(other.finding).groups.some((group) => BROKEN.has(group)) &&
  (other.organ === null ||
    other.organ === one.organ ||
    isPartOf(other.organ, one.organ!) ||
    organOf(one.organ!)?.parent === null);
