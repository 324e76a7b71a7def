import type { Track } from "@relato/shared/contract/gravacoes.ts";
import type { SliceStore } from "./sources.ts";

/** A recording that this browser holds until the server has confirmed every byte of it. */
export interface StoredGravacao {
  id: string;
  medico_id: string;
  created_at: string;
  /** The consultation it will become: the same id however often saving is repeated. */
  consulta_id: string;
}

/** One run of a recorder; `upload_url` is where it was being sent. */
export interface StoredSegment {
  gravacao_id: string;
  track: Track;
  ordinal: number;
  media_type: string;
  upload_url: string | null;
}

const NAME = "relato-gravacoes";
const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB")));
  });

const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error("IndexedDB"));
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", fail);
    transaction.addEventListener("error", fail);
  });

const keysOf = (prefix: IDBValidKey[]): IDBKeyRange => IDBKeyRange.bound(prefix, [...prefix, []]);

/** The durable local queue. Every write is `strict`: relaxed ones are lost when the power goes (measured, issue 4). */
export class GravacaoStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  #write(stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = this.#database.transaction(stores, "readwrite", { durability: "strict" });
    work(transaction);
    return committed(transaction);
  }

  #read<T>(store: string, work: (objects: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return done(work(this.#database.transaction(store).objectStore(store)));
  }

  saveGravacao(gravacao: StoredGravacao): Promise<void> {
    return this.#write(["gravacoes"], (t) => t.objectStore("gravacoes").put(gravacao));
  }

  saveSegment(segment: StoredSegment): Promise<void> {
    return this.#write(["segments"], (t) => t.objectStore("segments").put(segment));
  }

  async listGravacoes(medico_id: string): Promise<StoredGravacao[]> {
    const all = await this.#read<StoredGravacao[]>("gravacoes", (s) => s.getAll());
    return all.filter((gravacao) => gravacao.medico_id === medico_id);
  }

  listSegments(gravacao_id: string): Promise<StoredSegment[]> {
    return this.#read<StoredSegment[]>("segments", (s) => s.getAll(keysOf([gravacao_id])));
  }

  /** The lengths of a segment's slices in order. */
  async sliceSizes(segment: StoredSegment): Promise<number[]> {
    const slices = await this.#read<Uint8Array[]>("slices", (s) =>
      s.getAll(keysOf([segment.gravacao_id, segment.track, segment.ordinal])),
    );
    return slices.map((slice) => slice.byteLength);
  }

  slicesOf({ gravacao_id, track, ordinal }: StoredSegment): SliceStore {
    const key = (n: number): IDBValidKey => [gravacao_id, track, ordinal, n];
    return {
      put: (n, data) => this.#write(["slices"], (t) => t.objectStore("slices").put(data, key(n))),
      get: (n) => this.#read<Uint8Array<ArrayBuffer>>("slices", (s) => s.get(key(n))),
    };
  }

  /** Forgets a recording: the server has confirmed it, or the doctor discarded it. */
  remove(gravacao_id: string): Promise<void> {
    return this.#write(["gravacoes", "segments", "slices"], (t) => {
      t.objectStore("gravacoes").delete(gravacao_id);
      t.objectStore("segments").delete(keysOf([gravacao_id]));
      t.objectStore("slices").delete(keysOf([gravacao_id]));
    });
  }
}

/** Opens the browser's database. Errors: the browser's own, where storage is forbidden or full. */
export const openStore = async (): Promise<GravacaoStore> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore("gravacoes", { keyPath: "id" });
    request.result.createObjectStore("segments", { keyPath: ["gravacao_id", "track", "ordinal"] });
    request.result.createObjectStore("slices");
  });
  return new GravacaoStore(await done(request));
};
