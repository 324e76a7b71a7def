import type { LinearModelData } from "../models/linear.ts";
import { generator, shuffled } from "./logistic.ts";

/** Candidates of which any of `right` should score highest, each as named values. */
export interface Choice {
  candidates: [name: string, value: number][][];
  right: number[];
  weight?: number;
}

/**
 * Fits a conditional logit: one weight a feature, so that the right candidate of each choice is the likeliest. AdaGrad
 * with a ridge; deterministic.
 */
export function fitRanker(
  choices: readonly Choice[],
  { epochs = 4, rate = 0.1, ridge = 0.003, least = 6 } = {},
): LinearModelData {
  const counts = new Map<string, number>();
  for (const { candidates } of choices)
    for (const name of new Set(candidates.flat().map(([n]) => n)))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts]
    .filter(([, n]) => n >= least)
    .map(([name]) => name)
    .toSorted();
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = choices.map(({ candidates, right, weight = 1 }) => ({
    candidates: candidates.map((features) =>
      features.flatMap(([name, value]) => {
        const at = index.get(name);
        return at === undefined || value === 0 ? [] : [[at, value] as const];
      }),
    ),
    right: new Set(right),
    weight,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const random = generator(11);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { candidates, right, weight } of shuffled(rows, random)) {
      if (right.size === 0) continue;
      const scores = candidates.map((features) =>
        features.reduce((sum, [at, value]) => sum + weights[at]! * value, 0),
      );
      const top = Math.max(...scores);
      const p = scores.map((score) => Math.exp(score - top));
      const all = p.reduce((sum, one) => sum + one, 0);
      const mass = p.reduce((sum, one, at) => sum + (right.has(at) ? one : 0), 0);
      const slopes = new Map<number, number>();
      for (const [at, features] of candidates.entries()) {
        const share = p[at]! / all - (right.has(at) ? p[at]! / mass : 0);
        if (Math.abs(share) < 1e-5) continue;
        for (const [feature, value] of features)
          slopes.set(feature, (slopes.get(feature) ?? 0) + share * value);
      }
      for (const [feature, slope] of slopes) {
        const whole = weight * slope + ridge * weights[feature]!;
        squares[feature]! += whole * whole;
        weights[feature]! -= (rate / Math.sqrt(squares[feature]!)) * whole;
      }
    }
  const out: Record<string, number[]> = {};
  for (const [at, name] of names.entries()) {
    const weight = Math.round(weights[at]! * 100);
    if (weight !== 0) out[name] = [0, weight];
  }
  return { classes: ["fits"], rows: out };
}
