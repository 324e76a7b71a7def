import { readFileSync } from "node:fs";
import { type BoostedModel, type BoostedModelData, boostedScore, loadBoosted } from "./boosted.ts";
import { type LinearModel, probabilities } from "./linear.ts";
import { modelOf } from "./models.ts";

/**
 * The two models that judge the comparisons of a claim: a linear one and trees, which read the
 * features together.
 */
export interface ProofModels {
  linear: LinearModel;
  trees: BoostedModel;
}

/** The share of the trees in the log odds; the rest is the linear model's. */
const TREES = 2 / 3;
/** Probabilities of the linear model are kept so far from 0 and 1. */
const LEAST = 1e-9;

let trees: BoostedModel | undefined;

/** The fitted models, read on first use. */
export function loadProofModels(): ProofModels {
  const url = new URL("./weights/proof-trees.json", import.meta.url);
  trees ??= loadBoosted(JSON.parse(readFileSync(url, "utf8")) as BoostedModelData);
  return { linear: modelOf("proof"), trees };
}

/**
 * The probability, 0 to 1, that a claim with these features is sound. Sentences, not claims, are
 * wrong equally often: each of `claims` claims of a sentence is less likely the wrong one.
 */
export function soundnessOf(models: ProofModels, features: readonly string[], claims = 1): number {
  const sound = probabilities(models.linear, features)[0]!;
  const odds = Math.log((sound + LEAST) / (1 - sound + LEAST));
  const score =
    (1 - TREES) * odds + TREES * boostedScore(models.trees, features) + Math.log(claims);
  return 1 / (1 + Math.exp(-score));
}
