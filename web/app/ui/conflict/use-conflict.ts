import { canonical } from "@relato/shared/domain/canonical.ts";
import { useEffect } from "react";
import { mergeDraft, type TypedValues } from "./merge-draft.ts";

export interface Conflict<T> {
  /** Fields that were typed here and changed elsewhere to another value. */
  fields: readonly (keyof T)[];
  /** Keeps what was typed here; the next save overwrites what is stored. */
  keepTyped: () => TypedValues<T>;
  /** Takes what is stored in these fields. Other typed fields stay. */
  takeStored: () => TypedValues<T>;
}

/**
 * Follows the stored values while a form is open: untouched fields take them at once, and the
 * doctor decides about a field that was changed on both sides.
 */
export const useConflict = <T extends object>(props: {
  typed: TypedValues<T>;
  current: T;
  onChange: (typed: TypedValues<T>) => void;
}): Conflict<T> => {
  const { typed, current, onChange } = props;
  const merged = mergeDraft(typed, current);
  const isBehind = canonical(merged.open) !== canonical(typed);
  useEffect(() => {
    if (isBehind) onChange(merged.open);
  });
  const choose = (choice: TypedValues<T>): TypedValues<T> => {
    onChange(choice);
    return choice;
  };
  return {
    fields: merged.conflicts,
    keepTyped: () => choose(merged.kept),
    takeStored: () => choose(merged.taken),
  };
};
