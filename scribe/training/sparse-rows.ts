/**
 * The rows of a linear model: by feature name, class index and weight in turn. `weights` has
 * `classes` natural logarithms for each name. Rows have hundredths; smaller weights than
 * `minWeight` are left out. Class indices start at `firstClass`.
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
