import type { Language } from "@relato/shared/domain/language.ts";

/**
 * Caches the result of `work` for each object, as long as the object lives. A call with another
 * `context` (usually the language) replaces the cached result. Neither objects nor results may be
 * mutated.
 */
export function memoize<K extends object, V, Context = void>(
  work: (key: K, context: Context) => V,
): (key: K, context: Context) => V {
  const cache = new WeakMap<K, { context: Context; value: V }>();
  return (key, context) => {
    let result = cache.get(key);
    if (result === undefined || result.context !== context)
      cache.set(key, (result = { context, value: work(key, context) }));
    return result.value;
  };
}

/** Caches the result of `work` for each language. */
export function memoizeByLanguage<V>(work: (language: Language) => V): (language: Language) => V {
  const cache = new Map<Language, V>();
  return (language) => {
    if (!cache.has(language)) cache.set(language, work(language));
    return cache.get(language)!;
  };
}
