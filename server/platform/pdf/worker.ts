import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { PdfError } from "./error.ts";
import type { PdfInput } from "./input.ts";
import { signPdf, type SignInput } from "./sign/sign.ts";
import { createTypesetter, type Typesetter } from "./typeset.ts";

/* The thread that typesets and signs. What crosses between threads are copies: a Buffer arrives as a plain Uint8Array. */

export type PdfRequest = { kind: "typeset"; input: PdfInput } | { kind: "sign"; input: SignInput };

/** Behind the thread that answers requests, and the database: Linux gives each thread a priority of its own, others only the process. */
if (process.platform === "linux") setPriority(0, 5);

let typesetter: Typesetter | undefined;

const buffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const answer = async (request: PdfRequest): Promise<unknown> => {
  if (request.kind === "sign") {
    const { input } = request;
    const { pdf, certificate } = input;
    return signPdf({ ...input, pdf: buffer(pdf), certificate: buffer(certificate) });
  }
  typesetter ??= createTypesetter();
  const { picture } = request.input.letterhead;
  return typesetter.typeset({
    ...request.input,
    letterhead: {
      ...request.input.letterhead,
      picture: picture === null ? null : buffer(picture),
    },
  });
};

parentPort?.on("message", (request: PdfRequest) => {
  answer(request).then(
    (value) => parentPort?.postMessage({ ok: true, value }),
    (error: unknown) => {
      // A fault of ours ends this thread; a new one takes the next request.
      if (!(error instanceof PdfError)) throw error;
      parentPort?.postMessage({ ok: false, code: error.code });
    },
  );
});
