import { probabilities } from "../models/linear.ts";
import { modelOf } from "../models/models.ts";

/** Whether leaving a sentence out could hurt the patient or change a decision. */
export const IMPORTANCE = ["critical", "ordinary", "none"] as const;

/**
 * How much a sentence matters, from 0 to 1: critical ones count whole, ordinary ones by a share. `features` are those of
 * its topic.
 */
export function importanceOf(features: readonly string[]): number {
  const [critical = 0, ordinary = 0] = probabilities(modelOf("importance"), features);
  return critical + ORDINARY * ordinary;
}

const ORDINARY = 0.4;
