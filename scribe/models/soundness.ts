import { type BoostedModel, boostedScore } from "./boosted.ts";
import { type LinearModel, probabilities } from "./linear.ts";
import { modelOf } from "./models.ts";
import { treesOf } from "./trees.ts";

/**
 * The two models that judge the comparisons of a claim: a linear one and trees, which read the
 * features together.
 */
export interface ProofModels {
  linear: LinearModel;
  trees: BoostedModel;
}

/** The share of the trees in the log odds; the rest is the linear model's. */
const TREES_SHARE = 2 / 3;
/** Probabilities of the linear model are kept so far from 0 and 1. */
const EPSILON = 1e-9;

/** The fitted models, read on first use. */
export const loadProofModels = (): ProofModels => ({
  linear: modelOf("proof"),
  trees: treesOf("proof"),
});

/**
 * The probability, 0 to 1, that a claim with these features is sound. Sentences, not claims, are
 * wrong equally often: each of `claims` claims of a sentence is less likely the wrong one.
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
