import type { Consent, Track } from "@relato/shared/domain/gravacao.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { SliceStore } from "../capture/sources.ts";

/** A recording that this browser holds until the server has confirmed every byte of it. */
export interface StoredGravacao {
  id: string;
  medico_id: string;
  created_at: string;
  /** The consultation it will become: the same id however often saving is repeated. */
  consulta_id: string;
  /** What the patient said; missing, as the language, in recordings that are older than the question. */
  consent?: Consent;
  language?: Language;
  /**
   * The id under which the server gets it, where its own is taken: another device has saved what had arrived by then, and what
   * is here becomes a consultation of its own.
   */
  sent_as?: string;
}

/** The id by which the server knows a recording of this browser. */
export const serverIdOf = ({ id, sent_as }: StoredGravacao): string => sent_as ?? id;

/** One run of a recorder; `upload_url` is where it was being sent. */
export interface StoredSegment {
  gravacao_id: string;
  track: Track;
  ordinal: number;
  media_type: string;
  upload_url: string | null;
  /** Milliseconds of recorded time before this segment began. */
  started_ms: number;
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

const sliceKey = (segment: StoredSegment, n: number): IDBValidKey => [
  segment.gravacao_id,
  segment.track,
  segment.ordinal,
  n,
];
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
    // At once, not when the page next comes by: so it is committed even if the page is gone by then.
    transaction.commit();
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

  /** Stores a slice; with the first one its segment, so that there is never the one without the other. */
  putSlice(segment: StoredSegment, n: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#write(["segments", "slices"], (t) => {
      if (n === 0) t.objectStore("segments").put(segment);
      t.objectStore("slices").put(bytes, sliceKey(segment, n));
    });
  }

  getSlice(segment: StoredSegment, n: number): Promise<Uint8Array<ArrayBuffer>> {
    return this.#read("slices", (s) => s.get(sliceKey(segment, n)));
  }

  /** A segment's slices in order. */
  slices(segment: StoredSegment): Promise<Uint8Array<ArrayBuffer>[]> {
    return this.#read("slices", (s) =>
      s.getAll(keysOf([segment.gravacao_id, segment.track, segment.ordinal])),
    );
  }

  async sliceSizes(segment: StoredSegment): Promise<number[]> {
    return (await this.slices(segment)).map((slice) => slice.byteLength);
  }

  /** The slices of a segment that is complete: nothing more is written. */
  slicesOf(segment: StoredSegment): SliceStore {
    return {
      put: () => Promise.reject(new Error("the segment is complete")),
      get: (n) => this.getSlice(segment, n),
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
