/** Fields that are always null in the sandbox. */
export const nulls = <Key extends string>(...keys: Key[]): Record<Key, null> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, null>;

/** A page of a list inside another object. */
export const listOf = <T>(url: string, data: T[]) => ({
  object: "list" as const,
  data,
  has_more: false,
  url,
});
