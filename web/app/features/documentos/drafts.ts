import { useQuery } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { holdPage } from "../../ui/hold-page.ts";
import { preferencesQuery } from "../configuracoes/queries.ts";

interface Kept {
  draft: unknown;
  /** It was typed before this page was loaded. */
  isRestored: boolean;
  release: () => void;
}

const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();
const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** What is kept under a key; taken over from before the page was loaded when it is asked for first. */
const read = (key: string): Kept | undefined => {
  const now = kept.get(key);
  if (now !== undefined) return now;
  const stored = sessionStorage.getItem(key);
  if (stored === null) return undefined;
  const found = { draft: JSON.parse(stored) as unknown, isRestored: true, release: holdPage() };
  kept.set(key, found);
  return found;
};

const store = (key: string, draft: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    // No room left: it stands in this page still, which asks before it is left.
    if (!(error instanceof DOMException)) throw error;
    sessionStorage.removeItem(key);
  }
};

const nothing = (): void => undefined;

const keep = (key: string, draft: unknown, is: { typed: boolean; stored: boolean }): void => {
  const before = kept.get(key);
  before?.release();
  kept.set(key, {
    draft,
    isRestored: before?.isRestored === true,
    release: is.typed ? holdPage() : nothing,
  });
  if (is.typed && is.stored) store(key, draft);
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
};

const drop = (key: string): void => {
  kept.get(key)?.release();
  kept.delete(key);
  sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
};

export interface Draft<Typed> {
  /** What was typed and not saved; undefined when nothing was. The same object until it changes. */
  typed: Typed | undefined;
  isRestored: boolean;
  keep: (typed: Typed) => void;
  drop: () => void;
}

/**
 * What was typed and not saved, by what it is about. It outlives a look at another tab of the page and a reload, holds the page while
 * it is there, and is gone when the browser's tab is closed or the doctor signs out (session.ts): it quotes a patient. Where the doctor
 * turned off auto-save, a reload ends it, too. `isTyped`: whether anything would be lost with it; a form that was only opened is kept as
 * long as the page stands.
 */
export const createDrafts = <Typed>(
  kind: string,
  isTyped: (draft: Typed) => boolean = () => true,
) => {
  const keyOf = (id: string): string => `draft:${kind}:${id}`;
  const peek = (id: string): Typed | undefined => read(keyOf(id))?.draft as Typed | undefined;
  const useKeep = (id: string): ((typed: Typed) => void) => {
    const isStored = useQuery(preferencesQuery).data?.auto_save !== false;
    return useCallback(
      (typed: Typed) => keep(keyOf(id), typed, { typed: isTyped(typed), stored: isStored }),
      [id, isStored],
    );
  };
  return {
    useKeep,
    /** What is kept now, without following what becomes of it. */
    peek,
    /** One thing of it, a plain value; the component is drawn anew only when that changes, not with each letter. */
    usePart: <Part extends string | number | boolean>(
      id: string,
      pick: (typed: Typed | undefined) => Part,
    ): Part => useSyncExternalStore(subscribe, () => pick(peek(id))),
    useDraft: (id: string): Draft<Typed> => {
      const key = keyOf(id);
      const now = useSyncExternalStore(
        subscribe,
        useCallback(() => read(key), [key]),
      );
      return {
        typed: now?.draft as Typed | undefined,
        isRestored: now?.isRestored === true,
        keep: useKeep(id),
        drop: useCallback(() => drop(key), [key]),
      };
    },
  };
};

/** A document's text. `base`: the number of the version that it was made from. */
export const editDrafts = createDrafts<{ base: number; markdown: string; titulo: string }>("edit");
export const addendumDrafts = createDrafts<string>("addendum");
/** What a document is to be written again with. */
export const rewriteDrafts = createDrafts<{ modelo_id: string | null; instruction: string }>(
  "rewrite",
);
