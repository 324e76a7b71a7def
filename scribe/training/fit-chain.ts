import {
  logSumExp,
  scoreVisit,
  type Values,
  type VisitFeatures,
  type VisitScores,
} from "../document/placement-chain.ts";
import { type ChainMarginals, chainMarginals } from "../models/chain.ts";
import type { LinearModelData } from "../models/linear.ts";
import { generator, shuffled } from "./logistic.ts";
import { sparseRows } from "./sparse-rows.ts";

/**
 * The headings of a sentence, any of which is right. Empty: it belongs under none. Undefined:
 * unknown.
 */
type KnownHeadings = readonly number[] | undefined;

export interface ChainExample {
  features: VisitFeatures;
  knownHeadings: KnownHeadings[];
}

/**
 * Fits a conditional random field over the headings: the weights that make the known headings of
 * all visits likeliest. The heading that the talk is about is latent where a sentence belongs under
 * none, and is summed over. AdaGrad with a ridge; deterministic.
 */
export function fitChain(
  examples: readonly ChainExample[],
  { epochs = 8, rate = 0.1, ridge = 0.1, least = 6 } = {},
): LinearModelData {
  const names = frequentNames(examples, least);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, knownHeadings }) => ({
    features: mapLists(features, (list) => compile(list, index)),
    knownHeadings,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const slopes = new Float64Array(names.length);
  const random = generator(11);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, knownHeadings } of shuffled(rows, random)) {
      slopes.fill(0);
      addSlopes(slopes, features, knownHeadings, weights);
      for (let at = 0; at < slopes.length; at += 1) {
        if (slopes[at] === 0) continue;
        const whole = slopes[at]! + ridge * weights[at]!;
        squares[at]! += whole * whole;
        weights[at]! -= (rate / Math.sqrt(squares[at]!)) * whole;
      }
    }
  return { classes: ["fits"], rows: sparseRows(names, weights) };
}

function frequentNames(examples: readonly ChainExample[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    const own = new Set<string>();
    eachList(features, (list) => {
      for (const [name] of list) own.add(name);
    });
    for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .toSorted();
}

const eachList = (features: VisitFeatures, visit: (list: Values) => void): void => {
  mapLists(features, visit);
};

const mapLists = <From, To>(
  { under, nowhere, about, steps }: VisitFeatures<From>,
  change: (list: From) => To,
): VisitFeatures<To> => ({
  under: under.map((row) => row.map(change)),
  nowhere: nowhere.map(change),
  about: about.map((row) => row.map(change)),
  steps: steps.map((row) => row.map(change)),
});

/** A sparse list of features, by index. */
interface Compiled {
  at: Int32Array;
  value: Float32Array;
}

function compile(list: Values, index: ReadonlyMap<string, number>): Compiled {
  const used = list.filter(([name, value]) => value !== 0 && index.has(name));
  return {
    at: Int32Array.from(used, ([name]) => index.get(name)!),
    value: Float32Array.from(used, ([, value]) => value),
  };
}

/**
 * Adds the gradient of the loss: expected over all paths, minus expected over the paths that agree
 * with the known headings.
 */
function addSlopes(
  slopes: Float64Array,
  features: VisitFeatures<Compiled>,
  knownHeadings: readonly KnownHeadings[],
  weights: Float64Array,
): void {
  const free = scoreVisit(features, ({ at, value }) => {
    let sum = 0;
    for (let i = 0; i < at.length; i += 1) sum += weights[at[i]!]! * value[i]!;
    return sum;
  });
  const bound = restrict(free, knownHeadings);
  const [all, right] = [chainMarginals(free), chainMarginals(bound)];
  const add = ({ at, value }: Compiled, p: number): void => {
    if (Math.abs(p) < 1e-5) return;
    for (let i = 0; i < at.length; i += 1) slopes[at[i]!]! += p * value[i]!;
  };
  for (const [t, row] of features.under.entries()) {
    let nowhere = 0;
    for (const [s, list] of row.entries()) {
      const [inAll, inRight] = [shareOf(free, all, t, s), shareOf(bound, right, t, s)];
      add(list, inAll - inRight);
      const out = all.states[t]![s]! - inAll - (right.states[t]![s]! - inRight);
      add(features.about[t]![s]!, out);
      nowhere += out;
    }
    add(features.nowhere[t]!, nowhere);
    for (const [move, list] of features.steps[t]!.entries())
      add(list, all.moves[t]![move]! - right.moves[t]![move]!);
  }
}

/** The probability that a sentence belongs under a heading. */
const shareOf = (
  { own, under }: VisitScores,
  { states }: ChainMarginals,
  t: number,
  s: number,
): number =>
  own[t]![s] === -Infinity ? 0 : states[t]![s]! * Math.exp(under[t]![s]! - own[t]![s]!);

/** The scores with everything that contradicts the known headings at minus infinity. */
function restrict(scores: VisitScores, knownHeadings: readonly KnownHeadings[]): VisitScores {
  const under = scores.under.map((row, t) => {
    const headings = knownHeadings[t];
    return headings ? row.map((score, s) => (headings.includes(s) ? score : -Infinity)) : row;
  });
  const nowhere = scores.nowhere.map((row, t) =>
    knownHeadings[t] && knownHeadings[t].length > 0 ? row.map(() => -Infinity) : row,
  );
  return {
    own: under.map((row, t) => logSumExp(row, nowhere[t]!)),
    moves: scores.moves,
    under,
    nowhere,
  };
}
