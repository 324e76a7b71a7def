import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";

/**
 * Critical: leaving the sentence out could hurt the patient. Ordinary: a reader would miss it.
 * Minor: it only adds detail.
 */
export const IMPORTANCE = ["critical", "ordinary", "minor", "none"] as const;

/**
 * How much a sentence matters, from 0 to 1: the probabilities of the classes, weighted by `SHARES`.
 * `features` are those of `topicFeatures`.
 */
export function importanceOf(features: readonly string[]): number {
  const p = probabilities(modelOf("importance"), features);
  return p.reduce((sum, likely, at) => sum + likely * SHARES[at]!, 0);
}

const SHARES = [1, 0.6, 0.1, 0];
