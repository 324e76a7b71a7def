import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";

/**
 * Whether leaving a sentence out could hurt the patient; or a reader would miss it; or it only adds
 * detail.
 */
export const IMPORTANCE = ["critical", "ordinary", "minor", "none"] as const;

/**
 * How much a sentence matters, from 0 to 1: critical ones count whole, ordinary and minor ones by a
 * share. `features` are those of its topic.
 */
export function importanceOf(features: readonly string[]): number {
  const p = probabilities(modelOf("importance"), features);
  return p.reduce((sum, likely, at) => sum + likely * SHARES[at]!, 0);
}

const SHARES = [1, 0.6, 0.1, 0];
