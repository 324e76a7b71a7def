import { fitLogistic, type Example } from "./logistic.ts";
import { claimsOf } from "../proof/claim.ts";
import { compareClaim } from "../proof/compare.ts";
import type { Objection } from "../proof/comparison.ts";
import { loadTranslations, type TranslationData, useTranslations } from "../proof/similarity.ts";
import { readTalk } from "../proof/talk.ts";
import { type LinearModelData, loadModel, probabilities } from "../models/linear.ts";
import type { ProofLine, ProofVisit } from "./proof-data.ts";
import { fitTranslations } from "./proof-translations.ts";

/** A sentence with the features of each of its claims. */
export interface ProofExample {
  visit: ProofVisit;
  line: ProofLine;
  claims: { features: string[]; objections: Objection[] }[];
}

export const FOLDS = 5;
const CLASSES = ["sound", "wrong"];
/** How much a sentence of each source counts. */
const WEIGHTS: Record<string, number> = { check: 1.5, note: 1, pair: 0.7, fact: 0.3, model: 1, mutation: 0.05 };

/** Examples of visits, compared with the translations in force. */
export function examplesOf(visits: readonly ProofVisit[]): ProofExample[] {
  return visits.flatMap((visit) => {
    const talk = readTalk(visit.turns, visit.locale);
    return visit.lines.map((line) => ({
      visit,
      line,
      claims: claimsOf(line.text, visit.locale).map((claim) => {
        const { features, objections } = compareClaim(claim, talk);
        return { features, objections };
      }),
    }));
  });
}

/** The probability that a sentence is sound: that of its weakest claim. */
export function soundness(model: LinearModelData, { claims }: ProofExample): number {
  const loaded = loadModel(model);
  return Math.min(1, ...claims.map(({ features }) => probabilities(loaded, features)[0]!));
}

/** Fits the model. In a wrong sentence of several claims the weakest one by the first fit counts as wrong. */
export function fitModel(examples: readonly ProofExample[]): LinearModelData {
  let model: LinearModelData | undefined;
  for (let round = 0; round < 2; round += 1) {
    const loaded = model ? loadModel(model) : undefined;
    const lines: Example[] = examples.flatMap(({ line, claims }): Example[] => {
      const weight = WEIGHTS[line.source] ?? 1;
      if (line.sound)
        return claims.map(({ features }) => ({ features, classes: ["sound"], weight: weight / Math.sqrt(claims.length) }));
      const scored = claims.map((claim) => ({
        claim,
        p: loaded ? probabilities(loaded, claim.features)[0]! : 0,
      }));
      const weakest = loaded ? [scored.toSorted((a, b) => a.p - b.p)[0]!] : scored;
      return weakest.map(({ claim }) => ({ features: claim.features, classes: ["wrong"], weight: weight / weakest.length }));
    });
    model = fitLogistic(CLASSES, lines, { epochs: 14, rate: 0.12, ridge: 0.002, lasso: 0.0005, least: 6 });
  }
  return model!;
}

/** The visits in folds; renamed copies and notes stay with their visit. */
export const foldOf = (visits: readonly ProofVisit[], fold: number): [ProofVisit[], ProofVisit[]] => [
  visits.filter((_, at) => at % FOLDS !== fold),
  visits.filter((_, at) => at % FOLDS === fold),
];

/** Examples whose translations were fitted on other visits. */
export function heldOutExamples(visits: readonly ProofVisit[]): ProofExample[][] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const [fitted, held] = foldOf(visits, fold);
    useTranslations(loadTranslations(fitTranslations(fitted)));
    return examplesOf(held);
  });
}

/** Fits everything: the translations on all visits, the model on comparisons with translations of other visits. */
export function fitProof(visits: readonly ProofVisit[]): { translations: TranslationData; model: LinearModelData } {
  const model = fitModel(heldOutExamples(visits).flat());
  return { translations: fitTranslations(visits), model };
}
