import { useCallback, useSyncExternalStore } from "react";
import {
  deleteDraft,
  draftKey,
  readDraft,
  subscribeDrafts,
  writeDraft,
  type StoredDraft,
} from "./draft-store.ts";

export interface Draft<T> {
  /** Undefined until something is typed. The same object until it changes. */
  typed: T | undefined;
  /** It was typed before this page was loaded. */
  isRestored: boolean;
  keep: (value: T) => void;
  drop: () => void;
}

/**
 * Drafts of one kind, each by the id of what it edits. A draft survives a failed request, another
 * view and a reload. It ends when it is saved or dropped, when the doctor signs out, and when the
 * browser tab is closed, because it may quote a patient. Other browser tabs do not see it.
 */
export const createDrafts = <T>(
  kind: string,
  options: {
    /** False for a form that was only opened: it is kept in memory and not stored. */
    isTyped?: (value: T) => boolean;
    /** The browser asks before a page with such a draft is left. */
    holdsPage?: boolean;
  } = {},
) => {
  const { isTyped = () => true, holdsPage = false } = options;
  const read = (id: string): StoredDraft | undefined => readDraft(draftKey(kind, id), holdsPage);
  const peek = (id: string): T | undefined => read(id)?.value as T | undefined;
  const keep = (id: string, value: T): void =>
    writeDraft(draftKey(kind, id), value, { isTyped: isTyped(value), holdsPage });
  const drop = (id: string): void => deleteDraft(draftKey(kind, id));
  return {
    /** The draft as it is now, without a subscription. */
    peek,
    keep,
    drop,
    /** A plain value of the draft. The component renders again only when that value changes. */
    usePart: <P extends string | number | boolean>(
      id: string,
      pick: (typed: T | undefined) => P,
    ): P => useSyncExternalStore(subscribeDrafts, () => pick(peek(id))),
    useDraft: (id: string): Draft<T> => {
      const stored = useSyncExternalStore(
        subscribeDrafts,
        useCallback(() => read(id), [id]),
      );
      return {
        typed: stored?.value as T | undefined,
        isRestored: stored?.isRestored === true,
        keep: useCallback((value: T) => keep(id, value), [id]),
        drop: useCallback(() => drop(id), [id]),
      };
    },
  };
};
