/** Held by the page that records: one recorder a browser. */
export const LIVE_LOCK = "gravacao-live";
export const lockName = (gravacao_id: string): string => `gravacao:${gravacao_id}`;

/** Takes a lock if nobody has it; returns how to give it back, or null. It ends with the page, however that ends. */
export const takeLock = (name: string): Promise<(() => void) | null> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });

/** The names of all locks that a living page holds. */
export const heldLocks = async (): Promise<Set<string>> => {
  const { held } = await navigator.locks.query();
  return new Set((held ?? []).flatMap(({ name }) => (name === undefined ? [] : [name])));
};
