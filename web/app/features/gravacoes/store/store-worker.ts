import { openDurableStore, type StoredSegment } from "./store.ts";

export interface WriteRequest {
  id: number;
  segment: StoredSegment;
  n: number;
  bytes: Uint8Array<ArrayBuffer>;
}
/** `refused`: the name of the error, null when the slice is stored. */
export interface WriteAnswer {
  id: number;
  refused: string | null;
}

const store = openDurableStore();

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
