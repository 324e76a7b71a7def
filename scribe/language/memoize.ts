/**
 * Returns `work` with its result kept for each object that it was called with, as long as the
 * object lives. The second argument is what else the result depends on, as a rule the language.
 * Neither the object nor the result may be changed.
 */
export function memoize<K extends object, V, By = void>(
  work: (of: K, by: By) => V,
): (of: K, by: By) => V {
  const known = new WeakMap<K, { by: By; value: V }>();
  return (of, by) => {
    let result = known.get(of);
    if (result === undefined || result.by !== by)
      known.set(of, (result = { by, value: work(of, by) }));
    return result.value;
  };
}
