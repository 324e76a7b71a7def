import { type BoostedModel, boostedScore } from "./boosted.ts";
import { type LinearModel, probabilities } from "./linear.ts";
import { modelOf } from "./models.ts";
import { treesOf } from "./trees.ts";

/** A linear model and trees, whose scores are combined. */
export interface ProofModels {
  linear: LinearModel;
  trees: BoostedModel;
}

/** The weight of the trees' log odds; the linear model has the rest. */
const TREES_SHARE = 2 / 3;
/** Keeps log odds finite. */
const EPSILON = 1e-9;

/** The stored models, read on first use. */
export const loadProofModels = (): ProofModels => ({
  linear: modelOf("proof"),
  trees: treesOf("proof"),
});

/**
 * The probability from 0 to 1 that a claim with these features is sound. Longer sentences are not
 * wrong more often, so each of several `claims` is more likely sound.
 */
export function soundnessOf(models: ProofModels, features: readonly string[], claims = 1): number {
  const sound = probabilities(models.linear, features)[0]!;
  const odds = Math.log((sound + EPSILON) / (1 - sound + EPSILON));
  const score =
    (1 - TREES_SHARE) * odds +
    TREES_SHARE * boostedScore(models.trees, features) +
    Math.log(claims);
  return 1 / (1 + Math.exp(-score));
}
