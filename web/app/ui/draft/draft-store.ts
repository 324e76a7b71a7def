import { tabStorage } from "../browser-storage.ts";
import { holdPage } from "../hold-page.ts";
import { createListeners } from "../listeners.ts";

/** What a user typed and has not saved yet. */
export interface StoredDraft {
  value: unknown;
  /** It was typed before this page was loaded. */
  isRestored: boolean;
}

interface WriteOptions {
  /** An untouched form is kept in memory only. */
  isTyped: boolean;
  /** The browser asks before a page with this draft is left. */
  holdsPage: boolean;
}

interface Entry extends StoredDraft {
  isTyped: boolean;
  releasePage: (() => void) | undefined;
}

const entries = new Map<string, Entry>();
const { subscribe, notify } = createListeners();
export const subscribeDrafts = subscribe;
let owner = "";
let isStorageOn = true;

const createEntry = (draft: StoredDraft, { isTyped, holdsPage }: WriteOptions): Entry => ({
  ...draft,
  isTyped,
  // A draft that is only in memory would be lost with the page.
  releasePage: isTyped && (holdsPage || tabStorage.isForbidden) ? holdPage() : undefined,
});

/** Stores a typed draft. Removes it if drafts are not stored. */
const syncStorage = (key: string, { value, isTyped }: Entry): void => {
  if (isTyped && isStorageOn) tabStorage.setItem(key, JSON.stringify(value));
  else tabStorage.removeItem(key);
};

/** Separates the drafts of users who sign in one after the other in the same browser tab. */
export const setDraftOwner = (userId: string): void => {
  owner = userId;
};

/** Applies the doctor's "auto-save" preference: without it, a reload deletes every draft. */
export const setDraftStorage = (isOn: boolean): void => {
  if (isOn === isStorageOn) return;
  isStorageOn = isOn;
  for (const [key, entry] of entries) syncStorage(key, entry);
};

export const draftKey = (kind: string, id: string): string => `draft:${owner}:${kind}:${id}`;

/** Returns the same object until the draft changes. */
export const readDraft = (key: string, holdsPage: boolean): StoredDraft | undefined => {
  const entry = entries.get(key);
  if (entry !== undefined) return entry;
  const stored = tabStorage.getItem(key);
  if (stored === null) return undefined;
  const draft = { value: JSON.parse(stored) as unknown, isRestored: true };
  const restored = createEntry(draft, { isTyped: true, holdsPage });
  entries.set(key, restored);
  return restored;
};

export const writeDraft = (key: string, value: unknown, options: WriteOptions): void => {
  const previous = entries.get(key);
  previous?.releasePage?.();
  const entry = createEntry({ value, isRestored: previous?.isRestored === true }, options);
  entries.set(key, entry);
  syncStorage(key, entry);
  notify();
};

export const deleteDraft = (key: string): void => {
  entries.get(key)?.releasePage?.();
  entries.delete(key);
  tabStorage.removeItem(key);
  notify();
};
