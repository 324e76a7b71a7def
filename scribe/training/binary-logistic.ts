import type { LinearModelData } from "../models/linear.ts";

/** A line of training: the names of its features, whether it is of the second class, and how much it counts. */
export interface BinaryExample {
  features: readonly string[];
  isSecond: boolean;
  weight: number;
}

/** A feature must occur in so many examples. */
const LEAST = 6;
const ROUNDS = 150;
const RATE = 0.05;
/** Adam's decay of the mean slope and of its square. */
const MEAN = 0.9;
const SQUARE = 0.99;
/** Weights of fewer hundredths are left out. */
const NEGLIGIBLE = 3;

/**
 * Fits a logistic regression of two classes with a ridge by Adam over all examples at once. Deterministic. Returns
 * weights of the second class only; the first one's are 0.
 */
export function fitBinary(
  classes: readonly [string, string],
  examples: readonly BinaryExample[],
  ridge: number,
): LinearModelData {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of new Set(features)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= LEAST)
    .map(([name]) => name)
    .toSorted();
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, isSecond, weight }) => ({
    features: Int32Array.from([...new Set(features)].flatMap((name) => index.get(name) ?? [])),
    right: isSecond ? 1 : 0,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((weight) => weight * ridge);
    for (const { features, right, weight } of rows) {
      let score = 0;
      for (const feature of features) score += weights[feature]!;
      const error = weight * (1 / (1 + Math.exp(-score)) - right);
      for (const feature of features) slope[feature]! += error;
    }
    for (let at = 0; at < weights.length; at += 1) {
      mean[at] = MEAN * mean[at]! + (1 - MEAN) * slope[at]!;
      square[at] = SQUARE * square[at]! + (1 - SQUARE) * slope[at]! ** 2;
      const step = mean[at]! / (1 - MEAN ** round);
      weights[at]! -= (RATE * step) / (Math.sqrt(square[at]! / (1 - SQUARE ** round)) + 1e-6);
    }
  }
  const kept: Record<string, number[]> = {};
  for (const [at, name] of names.entries()) {
    const weight = Math.round(weights[at]! * 100);
    if (Math.abs(weight) >= NEGLIGIBLE) kept[name] = [1, weight];
  }
  return { classes: [...classes], rows: kept };
}
