import { readFileSync } from "node:fs";
import { type BoostedModel, type BoostedModelData, loadBoosted } from "./boosted.ts";

/** Boosted trees, each in a file of `weights/` that `npm run fit` writes. */
export type TreesName =
  | "salience"
  | "retractions"
  | "proof"
  | "polarity"
  | "omissions"
  | "instructions"
  | "laudo-sides"
  | "laudo-orphans"
  | "laudo-missing";

const loaded = new Map<TreesName, BoostedModel>();

export const treesUrl = (name: TreesName): URL =>
  new URL(`./weights/${name}-trees.json`, import.meta.url);

/** Fitted trees, read on first use. */
export function treesOf(name: TreesName): BoostedModel {
  let trees = loaded.get(name);
  if (!trees) {
    trees = loadBoosted(JSON.parse(readFileSync(treesUrl(name), "utf8")) as BoostedModelData);
    loaded.set(name, trees);
  }
  return trees;
}

/** Replaces the stored trees, for fitting and measuring. */
export const replaceTrees = (name: TreesName, trees: BoostedModel): void => {
  loaded.set(name, trees);
};
