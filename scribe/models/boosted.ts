/**
 * Regression trees whose leaves add up to the log odds of a class. Each inner node asks whether a
 * named feature is present. A tree is a complete binary tree in breadth-first order. `splits` are
 * the inner nodes: indices of `names`, or -1 for "always the second child". The first child means
 * "present". `leaves` are hundredths.
 */
export interface BoostedModelData {
  names: string[];
  trees: { splits: number[]; leaves: number[] }[];
}

export interface BoostedModel extends BoostedModelData {
  indices: ReadonlyMap<string, number>;
}

export const loadBoosted = (data: BoostedModelData): BoostedModel => ({
  ...data,
  indices: new Map(data.names.map((name, at) => [name, at])),
});

/** The log odds of the class, given the features that are present. */
export function boostedScore(model: BoostedModel, features: Iterable<string>): number {
  const present = new Uint8Array(model.names.length);
  for (const name of features) {
    const at = model.indices.get(name);
    if (at !== undefined) present[at] = 1;
  }
  let score = 0;
  for (const { splits, leaves } of model.trees) {
    let node = 0;
    while (node < splits.length) {
      const split = splits[node]!;
      node = 2 * node + (split >= 0 && present[split] === 1 ? 1 : 2);
    }
    score += leaves[node - splits.length]!;
  }
  return score / 100;
}
