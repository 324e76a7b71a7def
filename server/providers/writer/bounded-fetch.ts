import { ModelFaultError } from "./language-model.ts";

/** Characters of an answer from which on it is not read. */
export const MOST_CHARACTERS = 400_000;
/** Bytes of an answer's body: a character may be an escape of six bytes. */
const MOST_BYTES = 6 * MOST_CHARACTERS;

/**
 * A `fetch` that stops reading a body that is longer than any answer: MODEL_ANSWER_TOO_LONG. A stream of
 * events is bounded by its reader, since each event's frame is longer than its text.
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
