import { ModelFaultError } from "./language-model.ts";

/** A longer answer is refused. */
export const MOST_CHARACTERS = 400_000;
/** One character may be an escape sequence of six bytes. */
const MOST_BYTES = 6 * MOST_CHARACTERS;

/**
 * Wraps a `fetch`: a body longer than MOST_BYTES throws MODEL_ANSWER_TOO_LONG. Event streams are
 * limited by their reader, since each event's frame is longer than its text.
 * @param send `fetch`, or slowFetch for a model on this machine
 */
export const createBoundedFetch =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const isStream = /event-stream|ndjson/.test(response.headers.get("content-type") ?? "");
    if (response.body === null || isStream) return response;
    const { status, statusText, headers } = response;
    const bounded = response.body.pipeThrough(boundBytes());
    return new Response(bounded, { status, statusText, headers });
  };

const boundBytes = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES)
        controller.error(new ModelFaultError("MODEL_ANSWER_TOO_LONG", `over ${MOST_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
};
