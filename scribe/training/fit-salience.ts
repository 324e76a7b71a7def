import { candidatesOf } from "../document/write-sections.ts";
import { salienceFeatures } from "../document/salience.ts";
import type { BoostedModelData } from "../models/boosted.ts";
import type { ReadSentence } from "../talk/read-sentence.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import { type BoostExample, fitBoosted } from "./boosting.ts";
import { factsOf } from "./examples.ts";
import type { LabelledVisit } from "./visits.ts";

/** A labelled visit with its headings, as the current models read them. */
export interface ReadLabelled {
  labelled: LabelledVisit;
  headings: readonly HeadingReading[];
  read: readonly ReadSentence[];
}

/** Fits whether a note has a sentence, on visits with gold facts. Deterministic. */
export const fitSalience = (visits: readonly ReadLabelled[]): BoostedModelData =>
  fitBoosted(
    visits.filter(({ labelled }) => labelled.visit.facts.length > 0).flatMap(salienceExamples),
    { trees: 200, depth: 2, rate: 0.1, least: 20, ridge: 5, sample: 0.7 },
  );

/**
 * Two examples of each candidate: a positive one weighted by its worth, a negative one by the rest.
 */
function salienceExamples({ labelled, headings, read }: ReadLabelled): BoostExample[] {
  const candidates = candidatesOf(read, headings, labelled.visit.locale);
  const features = salienceFeatures(candidates, read, headings);
  return candidates.flatMap((candidate, at) => {
    if (candidate.heading < 0) return [];
    const worth = worthOf(labelled, candidate.read);
    return [
      { features: features[at]!, positive: true, weight: worth },
      { features: features[at]!, positive: false, weight: 1 - worth },
    ].filter(({ weight }) => weight > 0);
  });
}

/** The worth of an ordinary fact, and the factor of a partial one; a whole critical fact has 1. */
const ORDINARY = 0.9;
const PART = 0.8;
/**
 * The worth of sentences that a reader called critical although no gold fact has them. Readers call
 * much of the patient's talk critical; the doctor's conclusions and orders are seldom repeated.
 */
const CALLED_CRITICAL = { doctor: 0.9, patient: 0.5 };

/** From 0 (no note has it) to 1 (leaving it out could hurt the patient). */
function worthOf({ visit, labels }: LabelledVisit, { sentence, asked }: ReadSentence): number {
  const { flags, sections } = labels[sentence.index]!;
  const worths = factsOf(visit, sentence, asked).map(
    ({ critical, isWhole }) => (critical ? 1 : ORDINARY) * (isWhole ? 1 : PART),
  );
  const speaker = sentence.speaker === "medico" ? "doctor" : "patient";
  if (flags.includes("C") && sections.length > 0) worths.push(CALLED_CRITICAL[speaker]);
  return Math.max(0, ...worths);
}
