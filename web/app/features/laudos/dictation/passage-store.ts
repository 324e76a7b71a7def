/** A dictated passage that the server has not confirmed yet. */
export interface StoredPassage {
  /** The id of the mark `ditado`. */
  id: string;
  laudo_id: string;
  /** Another doctor may use the same browser. */
  medico_id: string;
  wav: Blob;
}

const NAME = "relato-ditados";
const PASSAGES = "passages";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
  });

let opened: Promise<IDBDatabase> | null = null;
const open = (): Promise<IDBDatabase> => {
  opened ??= (async () => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(PASSAGES, { keyPath: "id" }),
    );
    return done(request);
  })();
  // Another attempt may succeed.
  opened.catch(() => {
    opened = null;
  });
  return opened;
};

const inStore = async <T>(
  mode: IDBTransactionMode,
  work: (passages: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const transaction = (await open()).transaction(PASSAGES, mode, { durability: "strict" });
  return done(work(transaction.objectStore(PASSAGES)));
};

/** Passages in the browser's storage. Each function throws the browser's error without one. */
export const passageStore = {
  put: (passage: StoredPassage): Promise<unknown> =>
    inStore("readwrite", (passages) => passages.put(passage)),
  find: (id: string): Promise<StoredPassage | undefined> =>
    inStore("readonly", (passages) => passages.get(id)),
  list: async (medico_id: string): Promise<StoredPassage[]> => {
    const all = await inStore<StoredPassage[]>("readonly", (passages) => passages.getAll());
    return all.filter((passage) => passage.medico_id === medico_id);
  },
  remove: (id: string): Promise<unknown> => inStore("readwrite", (passages) => passages.delete(id)),
};
