import type { BoostedModelData } from "../models/boosted.ts";
import { questionsBefore } from "../talk/exchanges.ts";
import { type RetractionPair, retractionPairs } from "../talk/retractions.ts";
import { type BoostExample, fitBoosted } from "./boosting.ts";
import { correctorsOf } from "./correctors.ts";
import type { LabelledVisit } from "./visits.ts";

/** Fits how likely a sentence takes an earlier one back. Deterministic. */
export const fitRetractions = (visits: readonly LabelledVisit[]): BoostedModelData =>
  fitBoosted(visits.flatMap(retractionExamples), OPTIONS);

const OPTIONS = { trees: 250, depth: 2, rate: 0.1, least: 6, ridge: 3, sample: 0.8 };

/** The pairs of sentences of a labelled visit of which the second may take back the first. */
function pairsOf({ sentences, visit, labels }: LabelledVisit): RetractionPair[] {
  const acts = labels.map(({ act }) => act);
  const asked = questionsBefore(sentences, acts);
  return retractionPairs({ sentences, acts, asked, language: visit.locale });
}

/**
 * Pairs with a sentence that is labelled as taken back and its corrector speak for, those with any
 * other sentence against; what else stands after a sentence taken back is left open.
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
