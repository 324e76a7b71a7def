import type { Consent, Track } from "@relato/shared/domain/gravacao.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { SliceStore } from "../capture/sources.ts";
import type { RecordedFields } from "../consultation-draft.ts";

/** A recording that this browser holds until the server has confirmed every byte of it. */
export interface StoredGravacao {
  id: string;
  medico_id: string;
  created_at: string;
  /** The id of its consultation, so that saving is idempotent. */
  consulta_id: string;
  /** Recordings of older versions have no consent and no language. */
  consent?: Consent;
  language?: Language;
  /** The form at the last change. Recordings of older versions have none. */
  fields?: RecordedFields;
  /** The patient of the launched page that recorded it; no other launched page offers it. */
  launched_for?: string;
  /**
   * Its id on the server, if it differs: another device saved the part that had arrived, and the
   * browser's copy becomes a separate consultation.
   */
  sent_as?: string;
}

export const serverIdOf = ({ id, sent_as }: StoredGravacao): string => sent_as ?? id;

export type Opening = Pick<StoredGravacao, "id" | "consent" | "language">;
export const openingOf = (gravacao: StoredGravacao): Opening => ({
  ...gravacao,
  id: serverIdOf(gravacao),
});

/** One run of a MediaRecorder. `upload_url`: its upload on the server. */
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

/** The durable local queue. Writes are `strict`: a power failure loses relaxed ones (measured). */
export class DurableStore {
  readonly isDurable = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  #write(stores: string[], work: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = this.#database.transaction(stores, "readwrite", { durability: "strict" });
    work(transaction);
    // Commits now, also if the page ends before its next task.
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

  /** Stores a slice, and with the first slice its segment, in one transaction. */
  putSlice(segment: StoredSegment, n: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#write(["segments", "slices"], (t) => {
      if (n === 0) t.objectStore("segments").put(segment);
      t.objectStore("slices").put(bytes, sliceKey(segment, n));
    });
  }

  getSlice(segment: StoredSegment, n: number): Promise<Uint8Array<ArrayBuffer>> {
    return this.#read("slices", (s) => s.get(sliceKey(segment, n)));
  }

  slices(segment: StoredSegment): Promise<Uint8Array<ArrayBuffer>[]> {
    return this.#read("slices", (s) =>
      s.getAll(keysOf([segment.gravacao_id, segment.track, segment.ordinal])),
    );
  }

  /** The slices of a complete segment, read only. */
  slicesOf(segment: StoredSegment): SliceStore {
    return {
      put: () => Promise.reject(new Error("the segment is complete")),
      get: (n) => this.getSlice(segment, n),
    };
  }

  /** Called when the server has confirmed a recording, or the doctor discarded it. */
  remove(gravacao_id: string): Promise<void> {
    return this.#write(["gravacoes", "segments", "slices"], (t) => {
      t.objectStore("gravacoes").delete(gravacao_id);
      t.objectStore("segments").delete(keysOf([gravacao_id]));
      t.objectStore("slices").delete(keysOf([gravacao_id]));
    });
  }
}

/** The store of recordings, on disk or in the memory of this page. */
export type GravacaoStore = Omit<Pick<DurableStore, keyof DurableStore>, "isDurable"> & {
  /** It survives the page. */
  readonly isDurable: boolean;
};

/** @throws DOMException when IndexedDB is forbidden or full */
export const openDurableStore = async (): Promise<DurableStore> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore("gravacoes", { keyPath: "id" });
    request.result.createObjectStore("segments", { keyPath: ["gravacao_id", "track", "ordinal"] });
    request.result.createObjectStore("slices");
  });
  return new DurableStore(await done(request));
};
