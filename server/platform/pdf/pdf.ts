import type { PdfInput, Typeset } from "./input.ts";
import type { PdfRequest } from "./child.ts";
import { createPool } from "./pool.ts";
import type { SignedPdf, SignInput } from "./sign/sign.ts";
import { createTurns } from "../turns.ts";

/** Makes PDFs, and signs them, outside the process that answers requests. */
export interface Pdf {
  /** @throws PdfError TOO_LARGE, TYPESET_FAILED, TIMEOUT, CRASHED, CLOSED */
  typeset(input: PdfInput): Promise<Typeset>;
  /** With the doctor's own certificate, which is neither kept nor logged. @throws PdfError CERTIFICATE_*, TIMEOUT, CRASHED, CLOSED */
  sign(input: SignInput): Promise<SignedPdf>;
  /**
   * Runs what is done around a PDF (its rows are read, its digest is stored) for no more at once than there are processes: fifty that are
   * asked for together must not stand before everybody else at the database.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Three pages take some 30 ms; what takes a thousand times as long was made to. */
const LIMIT_MS = 30_000;
/** The machine has requests and a database to serve: fifty at once take two seconds and are hardly felt by the others; by two processes one, and are. */
export const PDFS_AT_ONCE = 1;
/** One document is no faster on four cores than on one. */
const ENV = { RAYON_NUM_THREADS: "1" };

export interface PdfOptions {
  processes?: number;
  limit_ms?: number;
}

export const createPdf = ({
  processes = PDFS_AT_ONCE,
  limit_ms = LIMIT_MS,
}: PdfOptions = {}): Pdf => {
  const pool = createPool({
    file: new URL("child.ts", import.meta.url),
    size: processes,
    limit_ms,
    env: ENV,
  });
  const run = <T>(request: PdfRequest): Promise<T> => pool.run(request) as Promise<T>;
  return {
    typeset: (input) => run<Typeset>({ kind: "typeset", input }),
    sign: (input) => run<SignedPdf>({ kind: "sign", input }),
    inTurn: createTurns(processes),
    close: () => pool.close(),
  };
};
