import type { BoostedModelData } from "../models/boosted.ts";
import { questionsBefore } from "../talk/exchanges.ts";
import { type RetractionPair, retractionPairs } from "../talk/retractions.ts";
import { type BoostExample, fitBoosted } from "./boosting.ts";
import { correctorsOf } from "./correctors.ts";
import type { LabelledVisit } from "./visits.ts";

/** Fits whether a sentence retracts an earlier one. Deterministic. */
export const fitRetractions = (visits: readonly LabelledVisit[]): BoostedModelData =>
  fitBoosted(visits.flatMap(retractionExamples), OPTIONS);

const OPTIONS = { trees: 250, depth: 2, rate: 0.1, least: 6, ridge: 3, sample: 0.8 };

function pairsOf({ sentences, visit, labels }: LabelledVisit): RetractionPair[] {
  const acts = labels.map(({ act }) => act);
  const asked = questionsBefore(sentences, acts);
  return retractionPairs({ sentences, acts, asked, language: visit.locale });
}

/**
 * Positive: a sentence that is labelled as retracted, with its corrector. Negative: pairs whose
 * first sentence is not retracted. Other pairs of a retracted sentence are left out.
 */
function retractionExamples(labelled: LabelledVisit): BoostExample[] {
  const correctors = correctorsOf(labelled);
  return pairsOf(labelled).flatMap(({ retracted, corrector, features }) => {
    const isTaken = labelled.labels[retracted]!.flags.includes("X");
    const positive = correctors.get(retracted) === corrector;
    if (isTaken && !positive) return [];
    return [{ features: [...new Set(features)], positive, weight: 1 }];
  });
}
