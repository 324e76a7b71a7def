/**
 * The same function, which works out what it says of an object only once and keeps it as long as the object lives: each
 * sentence of a talk is asked about by each sentence of a note. The object and what is said of it stay as they are.
 * `by` is what else it depends on, as a rule the language, which an object has but one of.
 */
export function once<K extends object, V, By = void>(
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
