import { browserStorage } from "../../../ui/browser-storage.ts";

/*
 * Where the browser forbids storage, it refuses locks too. Pages share no recordings then, and need
 * no locks.
 */

/** The lock of the recording page: one recorder per browser. */
export const LIVE_LOCK = "gravacao-live";
export const lockName = (gravacao_id: string): string => `gravacao:${gravacao_id}`;

/** Takes a free lock and returns its release; else null. The browser releases it with the page. */
export const takeLock = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    if (browserStorage.isForbidden) return resolve(() => {});
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });

/** The names of the locks of all open pages. */
export const heldLocks = async (): Promise<Set<string>> => {
  if (browserStorage.isForbidden) return new Set();
  const { held } = await navigator.locks.query();
  return new Set((held ?? []).flatMap(({ name }) => (name === undefined ? [] : [name])));
};
