/**
 * A multinomial linear model: a weight for each feature and class, in hundredths of a natural
 * logarithm. `rows` maps a feature's name to its weights, sparse: class index, weight, class index,
 * weight, …
 */
export interface LinearModel {
  classes: readonly string[];
  rows: ReadonlyMap<string, readonly number[]>;
}

/** How the model's weights are kept in the repository: one line a feature. */
export interface LinearModelData {
  classes: string[];
  rows: Record<string, number[]>;
}

export const loadModel = ({ classes, rows }: LinearModelData): LinearModel => ({
  classes,
  rows: new Map(Object.entries(rows)),
});

/** The score of each class, in the order of `classes`, as natural logarithms up to a constant. */
export function scoresOf(model: LinearModel, features: Iterable<string>): Float64Array {
  const scores = new Float64Array(model.classes.length);
  for (const name of features) {
    const row = model.rows.get(name);
    if (!row) continue;
    for (let at = 0; at < row.length; at += 2) scores[row[at]!]! += row[at + 1]! / 100;
  }
  return scores;
}

/** The probability of each class, in the order of `classes`. */
export const probabilities = (model: LinearModel, features: Iterable<string>): Float64Array =>
  softmax(scoresOf(model, features));

/** Probabilities from log scores. */
export function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const out = scores.map((score) => Math.exp(score - top));
  const sum = out.reduce((total, one) => total + one, 0);
  return out.map((one) => one / sum);
}

/** The index of the greatest value; the first of equals. */
export function argmax(values: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at]! > values[best]!) best = at;
  return best;
}
