import type { LinearModelData } from "../models/linear.ts";
import { sparseRows } from "./sparse-rows.ts";

/** A training example. If it has several classes, any of them is right. */
export interface Example {
  features: readonly string[];
  classes: readonly string[];
  /** The classes that compete; all by default. */
  among?: readonly string[];
  weight?: number;
}

interface FitOptions {
  epochs?: number;
  rate?: number;
  /** Strength of the L2 penalty. */
  ridge?: number;
  lasso?: number;
  /** A feature must occur in at least so many examples. */
  least?: number;
  /** Whether all right classes share the probability, instead of any of them being enough. */
  shared?: boolean;
}

/**
 * Fits a multinomial logistic regression by AdaGrad with L2 and L1 penalties. Deterministic: a
 * seeded generator shuffles the examples.
 */
export function fitLogistic(
  classes: readonly string[],
  examples: readonly Example[],
  {
    epochs = 12,
    rate = 0.03,
    ridge = 0.0005,
    lasso = 0.00001,
    least = 2,
    shared = false,
  }: FitOptions = {},
): LinearModelData {
  const names = frequentFeatures(examples, least);
  const index = new Map(names.map((name, at) => [name, at]));
  const k = classes.length;
  const rows = examples.map(({ features, classes: own, among = classes, weight = 1 }) => ({
    features: [...new Set(features)].flatMap((name) => index.get(name) ?? []),
    right: own.map((name) => classes.indexOf(name)).filter((at) => at >= 0),
    open: classes.map((name) => among.includes(name) || own.includes(name)),
    weight,
  }));
  const weights = new Float64Array(names.length * k);
  const squares = new Float64Array(names.length * k).fill(1e-8);
  const random = generator(7);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const row of shuffled(rows, random)) {
      if (row.right.length === 0) continue;
      const share = gradient(row, weights, k, shared);
      for (const feature of row.features)
        for (let c = 0; c < k; c += 1) {
          const at = feature * k + c;
          const slope = row.weight * share[c]! + ridge * weights[at]!;
          if (Math.abs(slope) < 1e-6) continue;
          squares[at]! += slope * slope;
          const step = rate / Math.sqrt(squares[at]!);
          weights[at] = shrink(weights[at]! - step * slope, step * lasso);
        }
    }
  return {
    classes: [...classes],
    rows: sparseRows(names, weights, { classes: k, minWeight: MIN_WEIGHT }),
  };
}

/** The derivatives of the loss by the classes' scores: probability minus target. */
function gradient(
  { features, right, open }: { features: readonly number[]; right: number[]; open: boolean[] },
  weights: Float64Array,
  k: number,
  shared: boolean,
): Float64Array {
  const p = new Float64Array(k);
  for (const feature of features) for (let c = 0; c < k; c += 1) p[c]! += weights[feature * k + c]!;
  for (let c = 0; c < k; c += 1) if (!open[c]) p[c] = -Infinity;
  const top = Math.max(...p);
  let sum = 0;
  for (let c = 0; c < k; c += 1) sum += p[c] = Math.exp(p[c]! - top);
  let rightMass = 0;
  for (const c of right) rightMass += p[c]!;
  const share = new Float64Array(k);
  for (let c = 0; c < k; c += 1) share[c] = p[c]! / sum;
  for (const c of right)
    share[c]! -= !shared && rightMass > 0 ? p[c]! / rightMass : 1 / right.length;
  return share;
}

const shrink = (value: number, by: number): number =>
  Math.abs(value) <= by ? 0 : value - Math.sign(value) * by;

/** The features of at least `least` examples, sorted. */
export function frequentFeatures(
  examples: readonly Pick<Example, "features">[],
  least: number,
): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of new Set(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([name]) => name)
    .toSorted();
}

/** In hundredths of a natural logarithm. */
const MIN_WEIGHT = 6;

/** A linear congruential generator of numbers in [0, 1) (Numerical Recipes). */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [out[at], out[other]] = [out[other]!, out[at]!];
  }
  return out;
}
