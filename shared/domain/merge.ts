import { canonical } from "./canonical.ts";

const fieldsOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];
const isOther = <T>(a: T, b: T): boolean => canonical(a) !== canonical(b);

/**
 * How a form that was typed over `base` meets what stands by now. `changed`: what was typed; everything else follows the newest.
 * `conflicts`: what was changed here and there, each in its own way. Without a base nobody knows who changed what: all is typed, and every
 * difference is a conflict.
 */
export const mergeFields = <T extends object>(
  base: T | null,
  mine: T,
  newest: T,
): { changed: (keyof T)[]; conflicts: (keyof T)[] } => {
  const changed = fieldsOf(mine).filter(
    (field) => base === null || isOther(base[field], mine[field]),
  );
  return {
    changed,
    conflicts: changed.filter(
      (field) =>
        isOther(mine[field], newest[field]) &&
        (base === null || isOther(base[field], newest[field])),
    ),
  };
};

/** `under` with these fields of `over`. */
export const layOver = <T extends object>(under: T, over: T, fields: readonly (keyof T)[]): T => {
  const laid = { ...under };
  for (const field of fields) laid[field] = over[field];
  return laid;
};
