/**
 * The rows of a linear model: by feature name, class index and weight in turn. `weights` has
 * `classes` weights for each name, as natural logarithms; rows have hundredths. Weights of fewer
 * than `minWeight` hundredths are left out. Class indices count from `firstClass`.
 */
export function sparseRows(
  names: readonly string[],
  weights: Float64Array,
  { classes = 1, minWeight = 1, firstClass = 0 } = {},
): Record<string, number[]> {
  const rows: Record<string, number[]> = {};
  for (const [at, name] of names.entries()) {
    const row: number[] = [];
    for (let c = 0; c < classes; c += 1) {
      const weight = Math.round(weights[at * classes + c]! * 100);
      if (Math.abs(weight) >= minWeight) row.push(firstClass + c, weight);
    }
    if (row.length > 0) rows[name] = row;
  }
  return rows;
}
