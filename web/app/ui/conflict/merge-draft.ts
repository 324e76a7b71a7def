import { overlayFields, mergeFields } from "@relato/shared/domain/merge.ts";

/** The values of a form, and the stored values that they replace; null if these are unknown. */
export interface TypedValues<T> {
  base: T | null;
  values: T;
}

/**
 * Merges a draft with the current stored values. A field that was not typed takes the current
 * value. `conflicts` are the fields that were typed here and changed elsewhere to another value.
 */
export const mergeDraft = <T extends object>({ base, values }: TypedValues<T>, current: T) => {
  const { changed, conflicts } = mergeFields(base, values, current);
  const uncontested = changed.filter((field) => !conflicts.includes(field));
  return {
    conflicts,
    isTyped: changed.length > 0,
    /** The draft with its conflicts still open. */
    open: {
      values: overlayFields(current, values, changed),
      base: base === null ? null : overlayFields(current, base, conflicts),
    } as TypedValues<T>,
    /** The draft after the choice to keep what was typed here. */
    kept: { values: overlayFields(current, values, changed), base: current } as TypedValues<T>,
    /** The draft after the choice to take what is stored. */
    taken: { values: overlayFields(current, values, uncontested), base: current } as TypedValues<T>,
  };
};
