/**
 * A multinomial linear model. `rows` maps the name of a feature to its sparse weights: class index
 * and weight in turn. Weights are hundredths of a natural logarithm.
 */
export interface LinearModel {
  classes: readonly string[];
  rows: ReadonlyMap<string, readonly number[]>;
}

/** As stored in the repository. */
export interface LinearModelData {
  classes: string[];
  rows: Record<string, number[]>;
}

export const loadModel = ({ classes, rows }: LinearModelData): LinearModel => ({
  classes,
  rows: new Map(Object.entries(rows)),
});

/** The score of each class, in the order of `classes`: a natural logarithm up to a constant. */
export function scoresOf(model: LinearModel, features: Iterable<string>): Float64Array {
  const scores = new Float64Array(model.classes.length);
  for (const name of features) {
    const row = model.rows.get(name);
    if (!row) continue;
    for (let at = 0; at < row.length; at += 2) scores[row[at]!]! += row[at + 1]! / 100;
  }
  return scores;
}

/** In the order of `classes`. */
export const probabilities = (model: LinearModel, features: Iterable<string>): Float64Array =>
  softmax(scoresOf(model, features));

/** Converts log scores to probabilities. */
export function softmax(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const out = scores.map((score) => Math.exp(score - top));
  const sum = out.reduce((total, one) => total + one, 0);
  return out.map((one) => one / sum);
}

/** The index of the greatest value; the first one of equals. */
export function argmax(values: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < values.length; at += 1) if (values[at]! > values[best]!) best = at;
  return best;
}
