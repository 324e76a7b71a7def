import { availableParallelism } from "node:os";
import type { PdfInput, Typeset } from "./input.ts";
import { createPool } from "./pool.ts";
import type { SignedPdf, SignInput } from "./sign/sign.ts";
import { createTurns } from "./turns.ts";
import type { PdfRequest } from "./worker.ts";

/** Makes PDFs, and signs them, outside the thread that answers requests. */
export interface Pdf {
  /** @throws PdfError TOO_LARGE, TYPESET_FAILED, TIMEOUT, CRASHED, CLOSED */
  typeset(input: PdfInput): Promise<Typeset>;
  /** With the doctor's own certificate, which is neither kept nor logged. @throws PdfError CERTIFICATE_*, TIMEOUT, CRASHED, CLOSED */
  sign(input: SignInput): Promise<SignedPdf>;
  /**
   * Runs what is done around a PDF (its rows are read, its digest is stored) for no more at once than there are threads: fifty that are
   * asked for together must not stand before everybody else at the database.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Three pages take some 30 ms; what takes a thousand times as long was made to. */
const LIMIT_MS = 30_000;
/** Threads: the machine has requests and a database to serve. */
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 2));

export interface PdfOptions {
  threads?: number;
  limit_ms?: number;
}

export const createPdf = ({ threads = THREADS, limit_ms = LIMIT_MS }: PdfOptions = {}): Pdf => {
  const pool = createPool({
    file: new URL("worker.ts", import.meta.url),
    size: threads,
    limit_ms,
  });
  const run = async <T extends { pdf: Uint8Array }>(request: PdfRequest): Promise<T> => {
    const value = (await pool.run(request)) as T;
    return {
      ...value,
      pdf: Buffer.from(value.pdf.buffer, value.pdf.byteOffset, value.pdf.byteLength),
    };
  };
  return {
    typeset: (input) => run<Typeset>({ kind: "typeset", input }),
    sign: (input) => run<SignedPdf>({ kind: "sign", input }),
    inTurn: createTurns(threads),
    close: () => pool.close(),
  };
};
