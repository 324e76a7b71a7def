import type { WriteAnswer, WriteRequest } from "../store/store-worker.ts";
import type { GravacaoStore, StoredSegment } from "../store/store.ts";

type Writer = Pick<SliceWriter, "put" | "close">;

/** Stores slices in a worker, so that neither drawing nor a throttled tab delays them. */
class SliceWriter {
  readonly #worker = new Worker(new URL("../store/store-worker.ts", import.meta.url), {
    type: "module",
  });
  readonly #waiting = new Map<number, (refused: string | null) => void>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<WriteAnswer>) => {
      this.#waiting.get(data.id)?.(data.refused);
      this.#waiting.delete(data.id);
    });
    // A dead worker never answers: refused slices stay in memory and are sent from there.
    this.#worker.addEventListener("error", () => {
      for (const answer of this.#waiting.values()) answer("WorkerError");
      this.#waiting.clear();
    });
  }

  /** Resolves when the slice is on disk. Throws the browser's storage error. */
  async put(segment: StoredSegment, n: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const id = ++this.#last;
    const answered = new Promise<string | null>((resolve) => this.#waiting.set(id, resolve));
    this.#worker.postMessage({ id, segment, n, bytes } satisfies WriteRequest);
    const refused = await answered;
    if (refused !== null) throw new DOMException("the slice was not stored", refused);
  }

  close(): void {
    this.#worker.terminate();
  }
}

/** The writer of a store. Memory needs no worker. */
export const openWriter = (store: GravacaoStore): Writer =>
  store.isDurable
    ? new SliceWriter()
    : { put: (segment, n, bytes) => store.putSlice(segment, n, bytes), close: () => {} };
