import { openStore } from "./store.ts";
import type { StoredSegment } from "./store.ts";

/** One slice to be stored; answered with the same `id` and what was wrong, or null. */
export interface WriteRequest {
  id: number;
  segment: StoredSegment;
  n: number;
  bytes: Uint8Array<ArrayBuffer>;
}
export interface WriteAnswer {
  id: number;
  refused: string | null;
}

const store = openStore();

const write = async ({ id, segment, n, bytes }: WriteRequest): Promise<WriteAnswer> => {
  try {
    await (await store).putSlice(segment, n, bytes);
    return { id, refused: null };
  } catch (error) {
    return { id, refused: error instanceof Error ? error.name : String(error) };
  }
};

addEventListener("message", ({ data }: MessageEvent<WriteRequest>) => {
  void write(data).then((answer) => postMessage(answer));
});
