import type { Context } from "./finding.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import type { Observation } from "./observations.ts";
import { cuesIn } from "./read.ts";
import type { Section } from "./section.ts";
import { wordList } from "./word-lists.ts";

/** The observations of the findings and of the conclusion. */
export interface Compared {
  described: readonly Observation[];
  concluded: readonly Observation[];
}

export const isConclusion = (section: Section): boolean =>
  section === "conclusion" || section === "advice";
export const isPositive = (one: Observation): boolean => !one.isDenied && !one.isHistory;

export const isSame = (a: Observation, b: Observation): boolean =>
  isSameFinding(a.finding, b.finding) && isSameRegion(a.organ, b.organ);

/** Whether a part of the findings may be what the conclusion means. */
export const isEvidence = (context: Context, one: Observation, other: Observation): boolean =>
  !other.isDenied && isSame(one, other) && !(other.level === 0 && isCalledNormal(context, other));

/** Names of parts, which are no finding where they are normal. */
const NEUTRAL = wordList("neutral");

const isCalledNormal = (
  { laudo, observationsBySentence }: Context,
  { sentence, finding }: Observation,
): boolean =>
  (NEUTRAL.has(finding) &&
    ["normal", "minor", "benign"].some((id) => cuesIn(laudo, id, sentence).length > 0)) ||
  (observationsBySentence.get(sentence.index) ?? []).some(
    (other) => other.isDenied && isSameFinding(other.finding, finding),
  );
