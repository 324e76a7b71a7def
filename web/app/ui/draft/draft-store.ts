import { holdPage } from "../hold-page.ts";

/** What a user typed and has not saved yet. */
export interface StoredDraft {
  value: unknown;
  /** It was typed before this page was loaded. */
  isRestored: boolean;
}

interface Entry extends StoredDraft {
  isTyped: boolean;
  releasePage: () => void;
}

interface WriteOptions {
  /** An untouched form is kept in memory only. */
  isTyped: boolean;
  /** The browser asks before a page with this draft is left. */
  holdsPage: boolean;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();
let owner = "";
let isStorageOn = true;

const doNothing = (): void => undefined;

const notify = (): void => {
  for (const listener of listeners) listener();
};

const store = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // The quota is exceeded. The draft stays in memory until the page is left.
    if (!(error instanceof DOMException)) throw error;
    sessionStorage.removeItem(key);
  }
};

const isStored = ({ isTyped }: Entry): boolean => isTyped && isStorageOn;

/** Separates the drafts of users who sign in one after the other in the same browser tab. */
export const setDraftOwner = (userId: string): void => {
  owner = userId;
};

/** Applies the doctor's "auto-save" preference: without it, a reload deletes every draft. */
export const setDraftStorage = (isOn: boolean): void => {
  if (isOn === isStorageOn) return;
  isStorageOn = isOn;
  for (const [key, entry] of entries)
    if (isStored(entry)) store(key, entry.value);
    else sessionStorage.removeItem(key);
};

export const draftKey = (kind: string, id: string): string => `draft:${owner}:${kind}:${id}`;

export const subscribeDrafts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the same object until the draft changes. */
export const readDraft = (key: string, holdsPage: boolean): StoredDraft | undefined => {
  const entry = entries.get(key);
  if (entry !== undefined) return entry;
  const stored = sessionStorage.getItem(key);
  if (stored === null) return undefined;
  const restored: Entry = {
    value: JSON.parse(stored),
    isRestored: true,
    isTyped: true,
    releasePage: holdsPage ? holdPage() : doNothing,
  };
  entries.set(key, restored);
  return restored;
};

export const writeDraft = (
  key: string,
  value: unknown,
  { isTyped, holdsPage }: WriteOptions,
): void => {
  const previous = entries.get(key);
  previous?.releasePage();
  const entry: Entry = {
    value,
    isRestored: previous?.isRestored === true,
    isTyped,
    releasePage: isTyped && holdsPage ? holdPage() : doNothing,
  };
  entries.set(key, entry);
  if (isStored(entry)) store(key, value);
  else sessionStorage.removeItem(key);
  notify();
};

export const deleteDraft = (key: string): void => {
  entries.get(key)?.releasePage();
  entries.delete(key);
  sessionStorage.removeItem(key);
  notify();
};
