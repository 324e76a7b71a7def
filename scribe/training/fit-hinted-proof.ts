import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { claimsOf } from "../evidence/claim.ts";
import { type ComparedClaim, compareSentence } from "../evidence/compare.ts";
import { hintedFeatures } from "../evidence/refutation.ts";
import { readTalk } from "../evidence/talk.ts";
import {
  type Aspect,
  ASPECTS,
  type AspectModelsData,
  aspectsUrl,
  hasAspect,
  SUPPORTED_FROM,
} from "../models/aspects.ts";
import { type BoostedModelData, boostedScore, loadBoosted } from "../models/boosted.ts";
import { loadTranslations, replaceTranslations } from "../models/translations.ts";
import { replaceTrees } from "../models/trees.ts";
import { type BoostOptions, fitBoosted } from "./boosting.ts";
import { FOLDS, foldOf } from "./fit-proof.ts";
import { fitPolarity } from "./fit-polarity.ts";
import { plantErrors } from "./planted-errors.ts";
import { type ProofLine, type ProofVisit, readProofVisits } from "./proof-data.ts";
import { fitTranslations } from "./proof-translations.ts";
import { writeTrees } from "./store.ts";

/**
 * A sentence with the features of its claims. Claims that a planted error left unchanged are left
 * out.
 */
interface HintedExample {
  visit: ProofVisit;
  line: ProofLine;
  claims: { features: string[]; opposes: boolean }[];
}

/** The kinds of error that each aspect's model learns. */
const KINDS: Record<Aspect, readonly string[]> = {
  number: ["number", "figure", "unit"],
  drug: ["drug", "swap", "allergy"],
  side: ["laterality"],
  negation: ["negation", "allergy"],
  person: ["attribution"],
  time: ["temporality"],
  invention: ["foreign", "clause", "thing"],
};

/** The share of a model's sound sentences, on held-out visits, that each aspect may flag. */
const MAY_FLAG: Record<Aspect, number> = {
  number: 0.007,
  drug: 0.006,
  side: 0.006,
  negation: 0.006,
  person: 0.005,
  time: 0.002,
  invention: 0.003,
};
const MAY_CONTRADICT = 0.005;

/** The weight of a sentence by its source, and of a planted error by its kind. */
const SOURCES: Readonly<Record<string, number>> = { model: 2, pair: 0.5 };
const PLANTED: Readonly<Record<string, number>> = {
  figure: 0.5,
  unit: 0.6,
  swap: 0.6,
  thing: 0.3,
  clause: 0.5,
  allergy: 2,
};
const TREES: BoostOptions = { trees: 200, depth: 4, rate: 0.08, least: 10, ridge: 4, sample: 0.7 };

/** If a sentence names no turns, those of its first witnesses are used. */
const NAMED = 2;

function turnsOf(compared: readonly ComparedClaim[], visit: ProofVisit): number[] {
  const { utterances } = readTalk(visit.turns, visit.locale);
  const found = compared.flatMap(({ witnesses }) => witnesses.found.slice(0, NAMED));
  return [...new Set(found.map(({ centre }) => utterances[centre]!.sentence.turn.i))];
}

/** Examples of visits, compared with the turns of their sentences by the current models. */
function hintedExamplesOf(visits: readonly ProofVisit[]): HintedExample[] {
  return visits.flatMap((visit) => {
    const talk = readTalk(visit.turns, visit.locale);
    // Listed facts are shorter than any sentence of a note.
    const lines = visit.lines.filter(({ source }) => source !== "fact");
    return lines.map((line): HintedExample => {
      const turns = line.turns ?? turnsOf(compareSentence(line.text, talk), visit);
      const sound = claimsOf(line.from ?? "", visit.locale).map(({ read }) => read.text);
      const claims = compareSentence(line.text, talk, turns)
        .filter(({ claim }) => !sound.includes(claim.read.text))
        .map((one) => ({ features: hintedFeatures(one), opposes: isOpposed(one) }));
      return { visit, line, claims };
    });
  });
}

const isOpposed = ({ objections, hinted }: ComparedClaim): boolean =>
  [...objections, ...(hinted?.objections ?? [])].some(({ opposes }) => opposes);

/** Examples by fold, with translations and polarities that were fitted on the other folds. */
export function heldOutHintedExamples(visits: readonly ProofVisit[]): HintedExample[][] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const [fitted, held] = foldOf(visits, fold);
    replaceTranslations(loadTranslations(fitTranslations(fitted)));
    replaceTrees("polarity", loadBoosted(fitPolarity(fitted)));
    return hintedExamplesOf(held);
  });
}

type Limits = Record<Aspect, number>;

function fitAspect(aspect: Aspect, examples: readonly HintedExample[]): BoostedModelData {
  const kinds = KINDS[aspect];
  const lines = examples.flatMap(({ line, claims }) => {
    if (!line.sound && !kinds.includes(line.kind)) return [];
    const weight =
      line.source === "mutation" ? (PLANTED[line.kind] ?? 1) : (SOURCES[line.source] ?? 1);
    return claims
      .filter(({ features }) => hasAspect(aspect, features))
      .map(({ features }) => ({ features, positive: line.sound, weight }));
  });
  return fitBoosted(lines, TREES);
}

const fitAspects = (examples: readonly HintedExample[]): Map<Aspect, BoostedModelData> =>
  new Map(ASPECTS.map((aspect) => [aspect, fitAspect(aspect, examples)]));

/** A sentence of a held-out visit with the log odds of its worst claim, by aspect. */
export interface HintedScores {
  example: HintedExample;
  scores: ReadonlyMap<Aspect, number>;
}

/** Scores sentences by fitted trees. An aspect that does not apply has no score. */
function scoresOf(
  examples: readonly HintedExample[],
  fitted: ReadonlyMap<Aspect, BoostedModelData>,
): HintedScores[] {
  const models = [...fitted].map(([aspect, data]) => [aspect, loadBoosted(data)] as const);
  return examples.map((example) => {
    const scores = new Map<Aspect, number>();
    for (const { features } of example.claims)
      for (const [aspect, trees] of models)
        if (hasAspect(aspect, features))
          scores.set(
            aspect,
            Math.min(scores.get(aspect) ?? Infinity, boostedScore(trees, features)),
          );
    return { example, scores };
  });
}

/** Scores each fold by models that were fitted on the others. */
export const scoreHeldOut = (folds: readonly HintedExample[][]): HintedScores[] =>
  folds.flatMap((held, fold) =>
    scoresOf(held, fitAspects(folds.flatMap((other, at) => (at === fold ? [] : other)))),
  );

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(at)] ?? -Infinity;

/** The limits at which each aspect flags its allowed share of a model's sound sentences. */
export function limitsOf(scored: readonly HintedScores[]): Limits {
  const sound = scored.filter(({ example: { line } }) => line.sound && line.source === "model");
  const limit = (aspect: Aspect): number =>
    quantile(
      sound.map(({ scores }) => scores.get(aspect) ?? Infinity),
      MAY_FLAG[aspect] * sound.length,
    );
  return Object.fromEntries(ASPECTS.map((aspect) => [aspect, limit(aspect)])) as Limits;
}

/** The probability that a sentence is sound, from its smallest distance to a limit. */
export function probabilityOf({ scores }: HintedScores, limits: Limits): number {
  const margin = Math.min(...[...scores].map(([aspect, score]) => score - limits[aspect]));
  return 1 / (1 + Math.exp(-margin));
}

/**
 * The probability below which only `MAY_CONTRADICT` of the sound sentences have an opposing
 * witness.
 */
export function contradictedBelow(scored: readonly HintedScores[], limits: Limits): number {
  const sound = scored.filter(({ example: { line } }) => line.sound && line.source === "model");
  const opposed = sound.filter(({ example }) => example.claims.some(({ opposes }) => opposes));
  const below = quantile(
    opposed.map((one) => probabilityOf(one, limits)),
    MAY_CONTRADICT * sound.length,
  );
  return Math.min(SUPPORTED_FROM, below);
}

/** Fits the proof of sentences that name their turns, and writes its weights. */
export function writeHintedProof(): void {
  const visits = plantErrors(readProofVisits());
  const folds = heldOutHintedExamples(visits);
  const scored = scoreHeldOut(folds);
  const limits = limitsOf(scored);
  const aspects = Object.fromEntries(
    [...fitAspects(folds.flat())].map(([aspect, trees]) => [
      aspect,
      { limit: limits[aspect], trees },
    ]),
  );
  const data: AspectModelsData = { aspects, contradicted: contradictedBelow(scored, limits) };
  writeFileSync(aspectsUrl, brotliCompressSync(JSON.stringify(data)));
  writeTrees("polarity", fitPolarity(visits));
}
