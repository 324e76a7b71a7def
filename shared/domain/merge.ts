import { canonical } from "./canonical.ts";

const namesOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];
const isOther = <T>(a: T, b: T): boolean => canonical(a) !== canonical(b);

/**
 * Compares a draft that was typed over `base` with the current values. `changed`: fields that were
 * typed. `conflicts`: fields that were also changed elsewhere, to another value. Without a base,
 * every field counts as typed and every difference is a conflict.
 */
export const mergeFields = <T extends object>(
  base: T | null,
  draft: T,
  current: T,
): { changed: (keyof T)[]; conflicts: (keyof T)[] } => {
  const changed = namesOf(draft).filter(
    (field) => base === null || isOther(base[field], draft[field]),
  );
  return {
    changed,
    conflicts: changed.filter(
      (field) =>
        isOther(draft[field], current[field]) &&
        (base === null || isOther(base[field], current[field])),
    ),
  };
};

/** `under` with the named fields of `over`. */
export const overlayFields = <T extends object>(
  under: T,
  over: T,
  fields: readonly (keyof T)[],
): T => {
  const merged = { ...under };
  for (const field of fields) merged[field] = over[field];
  return merged;
};
