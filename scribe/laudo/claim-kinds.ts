import { isAsserted } from "./alignment.ts";
import type { Claim, Part } from "./claims.ts";
import { findingKindOf, isSameFinding, isSameRegion } from "./lexicon.ts";
import type { Observation, Observed } from "./observations.ts";
import { cuesIn } from "./read.ts";
import { wordList } from "./word-lists.ts";

/** Whether a claim of the conclusion needs a finding. */
export const mayBeOrphan = (
  { laudo }: Observed,
  { statement: { sentence }, observation }: Claim,
): boolean =>
  sentence.section === "conclusion" &&
  (observation === null ||
    (observation.level >= 1 &&
      !observation.isHedged &&
      // "Angiotomografia é recomendada para pesquisa de aneurisma".
      !["recommend", "followup"].some((id) =>
        cuesIn(laudo, id, sentence).some(({ to }) => to <= observation.from),
      )));

/** Whether a finding may belong in the conclusion. */
export const mayBeMissing = (observed: Observed, { observation }: Claim): boolean =>
  observation !== null &&
  !observation.isHedged &&
  findingKindOf(observation.finding).level >= IMPORTANT &&
  !isMinor(observed, observation) &&
  !isNamedBelow(observed, observation);
const IMPORTANT = 2;

/**
 * Whether the sentence itself says what a description is, and that is judged instead: "massa oval,
 * que corresponde a um cisto".
 */
const isNamedBelow = (
  { laudo, observationsBySentence }: Observed,
  { sentence, to }: Observation,
): boolean =>
  (observationsBySentence.get(sentence.index) ?? []).some(
    (other) =>
      other.from >= to &&
      isAsserted(other) &&
      ((other.level === 0 &&
        findingKindOf(other.finding).organ !== null &&
        cuesIn(laudo, "suspicious", sentence).length === 0) ||
        cuesIn(laudo, "is", sentence).some((cue) => cue.from >= to && cue.to <= other.from)),
  );

/** Whether the conclusion repeats another name of it: "colelitíase, cálculos de até 9 mm". */
export const isNamedBeside = (
  { observationsBySentence }: Observed,
  { observation }: Claim,
  { asserted }: Part,
): boolean =>
  (observationsBySentence.get(observation!.sentence.index) ?? []).some(
    (other) =>
      other !== observation &&
      isAsserted(other) &&
      isSameFinding(other.finding, observation!.finding) &&
      asserted.some(
        ({ finding, organ }) => finding === other.finding && isSameRegion(organ, other.organ),
      ),
  );

/** "Small" and "discreto" say that a doctor may leave it out, except of a mass. */
const MINOR_REACH = 4;
const NEVER_MINOR = wordList("never minor");
const isMinor = (
  { laudo }: Observed,
  { finding, level, sentence, from, to }: Observation,
): boolean =>
  level < 3 &&
  !NEVER_MINOR.has(finding) &&
  ["minor", "benign"].some((id) =>
    cuesIn(laudo, id, sentence).some(
      (cue) => cue.from >= from - MINOR_REACH && cue.from < to + MINOR_REACH,
    ),
  );
