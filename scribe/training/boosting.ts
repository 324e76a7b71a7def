import type { BoostedModelData } from "../models/boosted.ts";
import { generator } from "./logistic.ts";

/** A training example. `features` has no duplicates. */
export interface BoostExample {
  features: readonly string[];
  positive: boolean;
  weight: number;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** A feature must occur in at least so many examples. */
  least: number;
  /** Added to the curvature of each leaf. */
  ridge: number;
  /** The share of the examples that each tree is grown on. */
  sample: number;
}

interface Rows {
  features: Int32Array[];
  positive: Uint8Array;
  weight: Float64Array;
  score: Float64Array;
}

/** Minimum curvature of a leaf. */
const MIN_CURVATURE = 1;

/**
 * Fits trees by Newton boosting: each tree fits the gradient that the trees before it left.
 * Deterministic.
 */
export function fitBoosted(
  examples: readonly BoostExample[],
  options: BoostOptions,
): BoostedModelData {
  const names = frequent(examples, options.least);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows: Rows = {
    features: examples.map(({ features }) =>
      Int32Array.from(features.flatMap((name) => index.get(name) ?? [])),
    ),
    positive: Uint8Array.from(examples, ({ positive }) => Number(positive)),
    weight: Float64Array.from(examples, ({ weight }) => weight),
    score: new Float64Array(examples.length),
  };
  const random = generator(5);
  const trees = Array.from({ length: options.trees }, () =>
    growTree(rows, names.length, random, options),
  );
  return compact(names, trees);
}

function growTree(
  { features, positive, weight, score }: Rows,
  count: number,
  random: () => number,
  { depth, rate, ridge, sample }: BoostOptions,
): BoostedModelData["trees"][number] {
  const size = features.length;
  const slope = new Float64Array(size);
  const curve = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    const p = 1 / (1 + Math.exp(-score[at]!));
    const used = random() < sample ? weight[at]! : 0;
    slope[at] = used * (p - positive[at]!);
    curve[at] = used * p * (1 - p);
  }
  const node = new Int32Array(size);
  const inner = 2 ** depth - 1;
  const splits = Array.from<number>({ length: inner }).fill(-1);
  for (let level = 0; level < depth; level += 1) {
    const first = 2 ** level - 1;
    const sums = sumByFeature({ features, slope, curve, node }, first, 2 ** level, count);
    for (let at = 0; at < 2 ** level; at += 1)
      splits[first + at] = bestSplit(sums, at, count, ridge);
    for (let at = 0; at < size; at += 1) {
      const split = splits[node[at]!]!;
      node[at] = 2 * node[at]! + (split >= 0 && features[at]!.includes(split) ? 1 : 2);
    }
  }
  const slopes = new Float64Array(inner + 1);
  const curves = new Float64Array(inner + 1);
  for (let at = 0; at < size; at += 1) {
    slopes[node[at]! - inner]! += slope[at]!;
    curves[node[at]! - inner]! += curve[at]!;
  }
  const leaves = [...slopes].map((sum, at) =>
    Math.round((-100 * rate * sum) / (curves[at]! + ridge)),
  );
  for (let at = 0; at < size; at += 1) score[at]! += leaves[node[at]! - inner]! / 100;
  return { splits, leaves };
}

interface Sums {
  slopes: Float64Array;
  curves: Float64Array;
  allSlopes: Float64Array;
  allCurves: Float64Array;
}

function sumByFeature(
  rows: { features: Int32Array[]; slope: Float64Array; curve: Float64Array; node: Int32Array },
  first: number,
  nodes: number,
  count: number,
): Sums {
  const slopes = new Float64Array(nodes * count);
  const curves = new Float64Array(nodes * count);
  const allSlopes = new Float64Array(nodes);
  const allCurves = new Float64Array(nodes);
  for (const [at, features] of rows.features.entries()) {
    const curve = rows.curve[at]!;
    if (curve === 0) continue;
    const slope = rows.slope[at]!;
    const own = rows.node[at]! - first;
    allSlopes[own]! += slope;
    allCurves[own]! += curve;
    for (const feature of features) {
      slopes[own * count + feature]! += slope;
      curves[own * count + feature]! += curve;
    }
  }
  return { slopes, curves, allSlopes, allCurves };
}

function bestSplit(sums: Sums, node: number, count: number, ridge: number): number {
  const slope = sums.allSlopes[node]!;
  const curve = sums.allCurves[node]!;
  let best = slope ** 2 / (curve + ridge) + 1e-6;
  let split = -1;
  for (let feature = 0; feature < count; feature += 1) {
    const withCurve = sums.curves[node * count + feature]!;
    if (withCurve < MIN_CURVATURE || curve - withCurve < MIN_CURVATURE) continue;
    const withSlope = sums.slopes[node * count + feature]!;
    const gain =
      withSlope ** 2 / (withCurve + ridge) + (slope - withSlope) ** 2 / (curve - withCurve + ridge);
    if (gain > best) {
      best = gain;
      split = feature;
    }
  }
  return split;
}

function frequent(examples: readonly BoostExample[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .toSorted();
}

/** Removes the names that no tree asks for. */
function compact(names: readonly string[], trees: BoostedModelData["trees"]): BoostedModelData {
  const used = [...new Set(trees.flatMap(({ splits }) => splits))].filter((at) => at >= 0);
  const newIndices = new Map(used.map((at, index) => [at, index]));
  return {
    names: used.map((at) => names[at]!),
    trees: trees.map(({ splits, leaves }) => ({
      splits: splits.map((at) => newIndices.get(at) ?? -1),
      leaves,
    })),
  };
}
