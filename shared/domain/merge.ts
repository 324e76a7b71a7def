import { canonical } from "./canonical.ts";

const keysOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];
const differs = <T>(a: T, b: T): boolean => canonical(a) !== canonical(b);

/**
 * Three-way merge of a form by field. `changed`: fields where the draft differs from the base.
 * `conflicts`: fields that were also changed in the current row, to another value. Without a base,
 * every field counts as changed and every difference as a conflict.
 */
export const mergeFields = <T extends object>(
  base: T | null,
  draft: T,
  current: T,
): { changed: (keyof T)[]; conflicts: (keyof T)[] } => {
  const changed = keysOf(draft).filter(
    (field) => base === null || differs(base[field], draft[field]),
  );
  return {
    changed,
    conflicts: changed.filter(
      (field) =>
        differs(draft[field], current[field]) &&
        (base === null || differs(base[field], current[field])),
    ),
  };
};

/** `target` with the given fields of `source`. */
export const overlayFields = <T extends object>(
  target: T,
  source: T,
  fields: readonly (keyof T)[],
): T => {
  const merged = { ...target };
  for (const field of fields) merged[field] = source[field];
  return merged;
};
