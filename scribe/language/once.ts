/**
 * The same function, which works out what it says of an object only once and keeps it as long as the object lives: each
 * sentence of a talk is asked about by each sentence of a note. It may depend on nothing but the object, which stays as
 * it is (a further argument goes with the object: a sentence has one language).
 */
export function once<K extends object, Rest extends readonly unknown[], V>(
  work: (of: K, ...rest: Rest) => V,
): (of: K, ...rest: Rest) => V {
  const known = new WeakMap<K, { value: V }>();
  return (of, ...rest) => {
    let result = known.get(of);
    if (result === undefined) known.set(of, (result = { value: work(of, ...rest) }));
    return result.value;
  };
}
