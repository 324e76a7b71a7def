import { compareSentence } from "../evidence/compare.ts";
import { hintedUtterances } from "../evidence/hints.ts";
import { polarityContext } from "../evidence/polarity-context.ts";
import { readTalk } from "../evidence/talk.ts";
import type { BoostedModelData } from "../models/boosted.ts";
import { type BoostExample, type BoostOptions, fitBoosted } from "./boosting.ts";
import type { ProofVisit } from "./proof-data.ts";

const OPTIONS: BoostOptions = { trees: 200, depth: 4, rate: 0.08, least: 6, ridge: 4, sample: 0.7 };

/**
 * The terms of sound sentences with their context in the named turns. Positive if the note denies
 * the term.
 */
function polarityExamples(visits: readonly ProofVisit[]): BoostExample[] {
  return visits.flatMap((visit) => {
    const talk = readTalk(visit.turns, visit.locale);
    return visit.lines.flatMap(({ text, sound, turns }): BoostExample[] => {
      const core = sound ? hintedUtterances(talk, turns) : undefined;
      if (!core) return [];
      return compareSentence(text, talk, turns).flatMap(({ claim, hinted }) =>
        claim.terms.flatMap((term, at): BoostExample[] => {
          const { witnesses } = hinted!;
          const features = polarityContext({ claim, talk, witnesses, core }, at);
          return features
            ? [{ features, positive: term.negated, weight: term.concept ? 1 : 0.5 }]
            : [];
        }),
      );
    });
  });
}

/** Fits whether the context of a term denies it. */
export const fitPolarity = (visits: readonly ProofVisit[]): BoostedModelData =>
  fitBoosted(polarityExamples(visits), OPTIONS);
