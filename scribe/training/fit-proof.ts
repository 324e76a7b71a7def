import { writeFileSync } from "node:fs";
import { type BoostOptions, fitBoosted } from "./boosting.ts";
import { fitKinds, type KindExample } from "./kinds-logistic.ts";
import { compareSentence, probabilityCap } from "../evidence/compare.ts";
import type { Objection } from "../evidence/comparison.ts";
import {
  loadTranslations,
  type TranslationData,
  replaceTranslations,
} from "../models/translations.ts";
import { type ProofModels, soundnessOf } from "../models/soundness.ts";
import { readTalk } from "../evidence/talk.ts";
import { type BoostedModelData, loadBoosted } from "../models/boosted.ts";
import {
  type LinearModel,
  type LinearModelData,
  loadModel,
  probabilities,
} from "../models/linear.ts";
import type { Thresholds } from "../evidence/verify.ts";
import { type ProofLine, type ProofVisit, readProofVisits } from "./proof-data.ts";
import { addMutations } from "./proof-mutations.ts";
import { fitTranslations } from "./proof-translations.ts";
import { writeModel, writeTrees } from "./store.ts";

/** A sentence with the features of its claims. */
interface ProofExample {
  visit: ProofVisit;
  line: ProofLine;
  claims: { features: string[]; objections: Objection[] }[];
  /** Upper limit of its probability. */
  most: number;
}

export const FOLDS = 5;
const RIDGE = 5;
/**
 * The weight of a sentence by its source. All sentences of models are sound: without mutations of
 * them, the fit would take their style for proof.
 */
const WEIGHTS: Record<string, number> = {
  check: 1.5,
  note: 1.2,
  pair: 1.2,
  fact: 0.5,
  model: 2,
  mutation: 0.1,
};
const TREES: BoostOptions = {
  trees: 300,
  depth: 5,
  rate: 0.06,
  least: 12,
  ridge: 6,
  sample: 0.6,
};

/** Examples of visits, compared with the current translations. */
function examplesOf(visits: readonly ProofVisit[]): ProofExample[] {
  return visits.flatMap((visit) => {
    const talk = readTalk(visit.turns, visit.locale);
    return visit.lines.map((line) => {
      const compared = compareSentence(line.text, talk);
      const claims = compared.map(({ features, objections }) => ({ features, objections }));
      return { visit, line, claims, most: probabilityCap(compared) };
    });
  });
}

/** The probability that a sentence is sound: that of its weakest claim. */
export const soundness = (models: ProofModels, { claims, most }: ProofExample): number =>
  Math.min(most, ...claims.map(({ features }) => soundnessOf(models, features, claims.length)));

/** The classes of a claim: sound, or a kind of error. */
const CLASSES = [
  "sound",
  "number",
  "drug",
  "negation",
  "laterality",
  "attribution",
  "temporality",
  "foreign",
];

interface ProofModelData {
  linear: LinearModelData;
  trees: BoostedModelData;
}

/**
 * Fits both models. In a wrong sentence with several claims, only the weakest one by a first fit
 * counts as wrong.
 */
function fitModels(examples: readonly ProofExample[]): ProofModelData {
  const first = loadModel(
    fitKinds(
      CLASSES,
      examples.flatMap((one) => linesOf(one)),
      { ridge: RIDGE, rounds: 50 },
    ),
  );
  const lines = examples.flatMap((one) => linesOf(one, first));
  return {
    linear: fitKinds(CLASSES, lines, { ridge: RIDGE, rounds: 120 }),
    trees: fitBoosted(
      lines.map(({ features, kind, weight }) => ({ features, positive: kind === "sound", weight })),
      TREES,
    ),
  };
}

const loadModels = ({ linear, trees }: ProofModelData): ProofModels => ({
  linear: loadModel(linear),
  trees: loadBoosted(trees),
});

function linesOf({ line, claims }: ProofExample, model?: LinearModel): KindExample[] {
  const weight = WEIGHTS[line.source] ?? 1;
  const kind = CLASSES.includes(line.kind) ? line.kind : "foreign";
  if (line.sound || !model) {
    const share = weight / (line.sound ? Math.sqrt(claims.length) : claims.length);
    return claims.map(({ features }) => ({ features, kind, weight: share }));
  }
  const at = CLASSES.indexOf(kind);
  const scored = claims.map(({ features }) => ({
    features,
    p: probabilities(model, features)[at]!,
  }));
  const weakest = scored.toSorted((a, b) => b.p - a.p)[0];
  return weakest ? [{ features: weakest.features, kind, weight }] : [];
}

/** Splits visits into fitted and held-out ones. */
export const foldOf = (
  visits: readonly ProofVisit[],
  fold: number,
): [ProofVisit[], ProofVisit[]] => [
  visits.filter((_, at) => at % FOLDS !== fold),
  visits.filter((_, at) => at % FOLDS === fold),
];

/** Examples by fold, with translations that were fitted on the other folds. */
export function heldOutExamples(visits: readonly ProofVisit[]): ProofExample[][] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const [fitted, held] = foldOf(visits, fold);
    replaceTranslations(loadTranslations(fitTranslations(fitted)));
    return examplesOf(held);
  });
}

/** A sentence of a held-out visit with its probability. */
interface HeldOut {
  example: ProofExample;
  probability: number;
}

/** Judges each fold by models that were fitted on the others. */
export function judgeHeldOut(folds: readonly ProofExample[][]): HeldOut[] {
  return folds.flatMap((held, fold) => {
    const models = loadModels(fitModels(folds.flatMap((other, at) => (at === fold ? [] : other))));
    return held.map((example) => ({ example, probability: soundness(models, example) }));
  });
}

/**
 * The share of sound sentences on held-out visits that may be flagged (by source) or contradicted.
 * Lower shares of flagged sentences would accept too many wrong ones.
 */
const MAY_FLAG: Readonly<Record<string, number>> = { check: 0.07, model: 0.05 };
const MAY_CONTRADICT = 0.008;

/**
 * The thresholds that flag at most the allowed shares of sound sentences. Only visits newer than
 * the lexicon count, since the lexicon was written with the older ones.
 */
export function calibrate(judged: readonly HeldOut[]): Thresholds {
  const sound = judged.filter(({ example: { line } }) => line.sound && line.source !== "fact");
  const quantile = (list: readonly HeldOut[], count: number): number =>
    list.map(({ probability }) => probability).toSorted((a, b) => a - b)[Math.floor(count)] ?? 1;
  const recent = sound.filter(({ example: { visit } }) => visit.isRecent);
  const limits = Object.entries(MAY_FLAG).map(([source, share]) => {
    const own = recent.filter(({ example: { line } }) => line.source === source);
    return quantile(own, share * own.length);
  });
  const supported = Math.min(...limits);
  const opposed = sound.filter(({ example }) =>
    example.claims.some(({ objections }) => objections.some(({ opposes }) => opposes)),
  );
  const contradicted = Math.min(supported, quantile(opposed, MAY_CONTRADICT * sound.length));
  return { supported, contradicted };
}

interface FittedProof {
  translations: TranslationData;
  models: ProofModelData;
  thresholds: Thresholds;
}

/** Fits the translations on all visits, and the models on held-out comparisons. */
function fitProof(visits: readonly ProofVisit[] = readProofVisits()): FittedProof {
  const folds = heldOutExamples(addMutations(visits));
  const thresholds = calibrate(judgeHeldOut(folds));
  return { translations: fitTranslations(visits), models: fitModels(folds.flat()), thresholds };
}

const WEIGHTS_FOLDER = new URL("../models/weights/", import.meta.url);

/** Fits the proof and writes its weights. */
export function writeProof(): void {
  const { translations, models, thresholds } = fitProof();
  const write = (name: string, data: unknown): void =>
    writeFileSync(new URL(`${name}.json`, WEIGHTS_FOLDER), `${JSON.stringify(data)}\n`);
  write("translations", translations);
  writeModel("proof", models.linear, { scale: 100, negligible: 1 });
  writeTrees("proof", models.trees);
  write("proof-thresholds", thresholds);
}
