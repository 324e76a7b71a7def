import { frequentFeatures } from "./logistic.ts";
import type { LinearModelData } from "../models/linear.ts";
import { sparseRows } from "./sparse-rows.ts";

export interface KindExample {
  features: readonly string[];
  kind: string;
  weight: number;
}

/** A feature must occur in at least so many examples. */
const MIN_EXAMPLES = 10;
const RATE = 0.05;
/** Adam's decay rates of the mean gradient and of its square. */
const MEAN = 0.9;
const SQUARE = 0.99;
/** In hundredths of a natural logarithm. */
const MIN_WEIGHT = 9;

/**
 * Fits a multinomial logistic regression with a ridge, by Adam on all examples at once.
 * Deterministic. The first class is the reference: its weights are 0.
 */
export function fitKinds(
  classes: readonly string[],
  examples: readonly KindExample[],
  { ridge, rounds }: { ridge: number; rounds: number },
): LinearModelData {
  const names = frequentFeatures(examples, MIN_EXAMPLES);
  const index = new Map(names.map((name, at) => [name, at]));
  const k = classes.length - 1;
  const rows = examples.map(({ features, kind, weight }) => ({
    features: Int32Array.from([...new Set(features)].flatMap((name) => index.get(name) ?? [])),
    kind: classes.indexOf(kind) - 1,
    weight,
  }));
  const weights = new Float64Array(names.length * k);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const errors = new Float64Array(k);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = weights.map((weight) => weight * ridge);
    for (const { features, kind, weight } of rows) {
      setErrors(errors, features, weights, kind, weight);
      for (const feature of features)
        for (let c = 0; c < k; c += 1) slope[feature * k + c]! += errors[c]!;
    }
    for (let at = 0; at < weights.length; at += 1) {
      mean[at] = MEAN * mean[at]! + (1 - MEAN) * slope[at]!;
      square[at] = SQUARE * square[at]! + (1 - SQUARE) * slope[at]! ** 2;
      const step = mean[at]! / (1 - MEAN ** round);
      weights[at]! -= (RATE * step) / (Math.sqrt(square[at]! / (1 - SQUARE ** round)) + 1e-6);
    }
  }
  return {
    classes: [...classes],
    rows: sparseRows(names, weights, { classes: k, minWeight: MIN_WEIGHT, firstClass: 1 }),
  };
}

/** Sets the derivatives of the loss by the classes' scores. */
function setErrors(
  errors: Float64Array,
  features: Int32Array,
  weights: Float64Array,
  kind: number,
  weight: number,
): void {
  const k = errors.length;
  errors.fill(0);
  for (const feature of features)
    for (let c = 0; c < k; c += 1) errors[c]! += weights[feature * k + c]!;
  const top = Math.max(0, ...errors);
  let sum = Math.exp(-top);
  for (let c = 0; c < k; c += 1) sum += errors[c] = Math.exp(errors[c]! - top);
  for (let c = 0; c < k; c += 1) errors[c] = weight * (errors[c]! / sum - (c === kind ? 1 : 0));
}
