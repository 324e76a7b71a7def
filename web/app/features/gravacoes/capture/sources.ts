import type { UploadSource } from "../send/upload.ts";

export const blobSource = (blob: Blob): UploadSource => ({
  available: () => blob.size,
  isFinal: () => true,
  read: async (offset, max) => new Uint8Array(await blob.slice(offset, offset + max).arrayBuffer()),
  changed: () => Promise.resolve(),
});

export interface SliceStore {
  put(n: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
  get(n: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Slices of one PATCH: two seconds. */
const BATCH = 8;

interface Slice {
  start: number;
  bytes: number;
  /** The bytes, until the store has them. */
  kept: Uint8Array<ArrayBuffer> | null;
}

/**
 * The growing list of a segment's slices. Each slice is stored before it is sent. A slice that the
 * store refuses (quota) stays in memory and is still sent. It is stored before the next slice, so
 * that the stored slices have no gap.
 */
export class SegmentLog implements UploadSource {
  readonly #store: SliceStore;
  readonly #slices: Slice[] = [];
  readonly #waiting = new Set<() => void>();
  #queue: Promise<void> = Promise.resolve();
  #final = false;
  /** The number of stored slices. */
  #stored = 0;
  /** The number of slices that were stored or refused: they may be sent. */
  #ready = 0;

  constructor(store: SliceStore, storedBytes: readonly number[] = []) {
    this.#store = store;
    for (const bytes of storedBytes) this.#add(bytes, null);
    this.#stored = this.#ready = storedBytes.length;
  }

  #add(bytes: number, kept: Slice["kept"]): void {
    this.#slices.push({ start: this.total, bytes, kept });
  }

  async #storeKept(): Promise<void> {
    for (let n = this.#stored; n < this.#slices.length; n += 1) {
      const slice = this.#slices[n];
      if (slice === undefined || slice.kept === null) continue;
      await this.#store.put(n, slice.kept);
      slice.kept = null;
      this.#stored = n + 1;
    }
  }

  #announce(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  get total(): number {
    const last = this.#slices.at(-1);
    return last === undefined ? 0 : last.start + last.bytes;
  }

  /** Stores a slice after its predecessors. Rejects when the store refuses: it stays in memory. */
  append(data: Blob): Promise<void> {
    const stored = this.#queue.then(async () => {
      const bytes = new Uint8Array(await data.arrayBuffer());
      if (bytes.byteLength === 0) return;
      this.#add(bytes.byteLength, bytes);
      try {
        await this.#storeKept();
      } finally {
        this.#ready = this.#slices.length;
        this.#announce();
      }
    });
    this.#queue = stored.catch(() => undefined);
    return stored;
  }

  /** Called after the last slice. Resolves when all slices were stored or refused. */
  async end(): Promise<void> {
    await this.#queue;
    this.#final = true;
    this.#announce();
  }

  available(): number {
    if (this.#final) return this.total;
    const whole = this.#ready - (this.#ready % BATCH);
    const last = this.#slices[whole - 1];
    return last === undefined ? 0 : last.start + last.bytes;
  }

  isFinal(): boolean {
    return this.#final;
  }

  async read(offset: number, max: number): Promise<Uint8Array<ArrayBuffer>> {
    const end = Math.min(this.total, offset + max);
    const result = new Uint8Array(Math.max(0, end - offset));
    // In parallel: an hour has 14,400 slices.
    await Promise.all(
      this.#slices.map(async (slice, n) => {
        const from = Math.max(offset, slice.start);
        const to = Math.min(end, slice.start + slice.bytes);
        if (from >= to) return;
        const data = slice.kept ?? (await this.#store.get(n));
        result.set(data.subarray(from - slice.start, to - slice.start), from - offset);
      }),
    );
    return result;
  }

  changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = (): void => {
        signal.removeEventListener("abort", stop);
        resolve();
      };
      const stop = (): void => {
        this.#waiting.delete(wake);
        reject(signal.reason as Error);
      };
      this.#waiting.add(wake);
      signal.addEventListener("abort", stop, { once: true });
    });
  }
}
