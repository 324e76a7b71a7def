import { createPool } from "../processes/pool.ts";
import { PoolError } from "../processes/pool-error.ts";
import { createTurns } from "../turns.ts";
import type { PdfRequest } from "./child.ts";
import { PdfError, type PdfErrorCode } from "./error.ts";
import type { PdfInput, Typeset } from "./input.ts";
import type { SignedPdf, SignInput } from "./sign/sign.ts";

/** Makes PDFs, and signs them, outside the process that answers requests. */
export interface Pdf {
  /** @throws PdfError TOO_LARGE, TYPESET_FAILED or a PoolFault */
  typeset(input: PdfInput): Promise<Typeset>;
  /** With the doctor's own certificate, which is neither kept nor logged. @throws PdfError CERTIFICATE_* or a PoolFault */
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
/** The heap of JavaScript; typst's own memory is not in it. */
const MEMORY_MB = 512;
/** Callers go through `inTurn`, so that only signatures wait here. */
const MAX_WAITING = 100;
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
    memory_mb: MEMORY_MB,
    max_waiting: MAX_WAITING,
    env: ENV,
  });
  const run = async <T>(request: PdfRequest): Promise<T> => {
    try {
      return (await pool.run(request)) as T;
    } catch (error) {
      throw error instanceof PoolError
        ? new PdfError(error.code as PdfErrorCode, { cause: error })
        : error;
    }
  };
  return {
    typeset: (input) => run<Typeset>({ kind: "typeset", input }),
    sign: (input) => run<SignedPdf>({ kind: "sign", input }),
    inTurn: createTurns(processes),
    close: () => pool.close(),
  };
};
