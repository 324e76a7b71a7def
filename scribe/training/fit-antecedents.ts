import { softmax, type LinearModelData } from "../models/linear.ts";
import { findCandidates, needFeatures, pairFeatures } from "../talk/antecedents.ts";
import type { DialogueActReading } from "../talk/dialogue-acts.ts";
import { frequentFeatures, generator, shuffled } from "./logistic.ts";
import { sparseRows } from "./sparse-rows.ts";
import type { LabelledVisit } from "./visits.ts";

/** A statement with its candidates. */
interface AntecedentExample {
  need: readonly string[];
  /** By candidate. */
  pairs: readonly (readonly string[])[];
  /** The candidates that a reader labelled as needed; empty if the sentence is understood alone. */
  right: readonly number[];
}

/** The examples of a visit. `acts` must come from models that were not fitted on it. */
export function antecedentExamples(
  { sentences, labels, visit }: LabelledVisit,
  acts: readonly DialogueActReading[],
): AntecedentExample[] {
  return sentences.flatMap((sentence) => {
    const { act, sections, context } = labels[sentence.index]!;
    const isTold = act !== "question" && act !== "none" && sections.length > 0;
    const read = acts[sentence.index]!.act;
    if (!isTold || read === "question" || read === "none") return [];
    const candidates = findCandidates(sentence, sentences, acts);
    const right = candidates.flatMap(({ earlier }, at) =>
      context.includes(earlier.index) ? [at] : [],
    );
    if (context.length > 0 && right.length === 0) return [];
    const need = needFeatures(sentence, acts, visit.locale);
    const pairs = candidates.map((candidate) => pairFeatures(sentence, candidate, acts));
    return [{ need, pairs, right }];
  });
}

/**
 * Fits antecedents by conditional logistic regression: the weights that make the readers' choices
 * likeliest. AdaGrad with a ridge; deterministic.
 */
export function fitAntecedents(
  examples: readonly AntecedentExample[],
  { epochs = 8, rate = 0.05, ridge = 0.001, least = 4 } = {},
): LinearModelData {
  const names = frequentFeatures(
    examples.map(({ need, pairs }) => ({ features: [...need, ...new Set(pairs.flat())] })),
    least,
  );
  const index = new Map(names.map((name, at) => [name, at]));
  const compile = (list: readonly string[]): number[] =>
    list.flatMap((name) => index.get(name) ?? []);
  const rows = examples.map(({ need, pairs, right }) => {
    const own = compile(need);
    return { choices: pairs.map((list) => [...own, ...compile(list)]), right };
  });
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const random = generator(13);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const row of shuffled(rows, random))
      for (const [feature, slope] of slopesOf(row, weights)) {
        const whole = slope + ridge * weights[feature]!;
        squares[feature]! += whole * whole;
        weights[feature]! -= (rate / Math.sqrt(squares[feature]!)) * whole;
      }
  return { classes: ["needed"], rows: sparseRows(names, weights) };
}

/** The gradient of the loss by feature: expected minus labelled. */
function slopesOf(
  { choices, right }: { choices: readonly (readonly number[])[]; right: readonly number[] },
  weights: Float64Array,
): Map<number, number> {
  const scores = choices.map((list) => list.reduce((sum, at) => sum + weights[at]!, 0));
  const [, ...likely] = softmax(Float64Array.from([0, ...scores]));
  const mass = right.reduce((sum, at) => sum + likely[at]!, 0);
  const slopes = new Map<number, number>();
  for (const [at, list] of choices.entries()) {
    const chosen = right.includes(at) ? likely[at]! / Math.max(mass, 1e-9) : 0;
    const slope = likely[at]! - chosen;
    if (Math.abs(slope) < 1e-5) continue;
    for (const feature of list) slopes.set(feature, (slopes.get(feature) ?? 0) + slope);
  }
  return slopes;
}
