import { Readable } from "node:stream";
import type { Storage } from "../storage.ts";
import { openChunks, spanOf } from "./chunks.ts";
import type { ObjectKey } from "./header.ts";

/**
 * The plaintext of a range, read from its chunks only. The first chunk is verified before the
 * stream is returned, so that most damage is an error of the call.
 * @throws StorageError; the stream fails with DAMAGED at a damaged chunk
 */
export const openRange = async (
  store: Storage,
  key: string,
  object: ObjectKey,
  range?: { start: number; end: number },
): Promise<Readable> => {
  const span = spanOf(object.size, range);
  if (span === null) return Readable.from([]);
  const body = await store.read(key, span.stored);
  const chunks = openChunks(body, object, span);
  try {
    const first = await chunks.next();
    const all = async function* all(): AsyncGenerator<Buffer> {
      if (first.done !== true) yield first.value;
      yield* chunks;
    };
    const stream = Readable.from(all(), { objectMode: false });
    // A generator that was not started does not close its source.
    stream.once("close", () => body.destroy());
    return stream;
  } catch (error) {
    body.destroy();
    throw error;
  }
};
