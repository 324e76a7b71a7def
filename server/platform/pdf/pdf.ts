import PQueue from "p-queue";
import { Pool } from "../processes/pool.ts";
import { PoolError } from "../processes/pool-error.ts";
import type { PdfRequest } from "./child.ts";
import { PdfError, type PdfErrorCode } from "./error.ts";
import type { PdfInput, Typeset } from "./input.ts";
import type { SignedPdf, SignInput } from "./sign/sign.ts";

/** Three pages take about 30 ms. A document that takes 1,000 times as long is an attack. */
const LIMIT_MS = 30_000;
/**
 * 50 PDFs at once take 2 s with one process and 1 s with two. With two, other requests slow down
 * noticeably (bench pdf).
 */
export const PDFS_AT_ONCE = 1;
/** The JavaScript heap. Typst's native memory is not counted. */
const MEMORY_MB = 512;
/** Typesetting waits in `enqueue`, so only signatures wait in the pool. */
const MAX_WAITING = 100;
/** One document is no faster on four cores than on one (measured). */
const ENV = { RAYON_NUM_THREADS: "1" };

/** Makes and signs PDFs in child processes. */
export const createPdf = ({
  processes = PDFS_AT_ONCE,
  limit_ms = LIMIT_MS,
}: { processes?: number; limit_ms?: number } = {}) => {
  const pool = new Pool({
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
  const queue = new PQueue({ concurrency: processes });
  return {
    /** @throws PdfError TOO_LARGE, TYPESET_FAILED or a PoolFault */
    typeset: (input: PdfInput) => run<Typeset>({ kind: "typeset", input }),
    /** Does not store or log the certificate. @throws PdfError CERTIFICATE_* or a PoolFault */
    sign: (input: SignInput) => run<SignedPdf>({ kind: "sign", input }),
    /**
     * Queues the work around a PDF (reading rows, storing the digest). As many run at once as there
     * are processes, so that 50 simultaneous requests do not occupy all database connections.
     */
    enqueue: <T>(work: () => Promise<T>): Promise<T> => queue.add(work),
    close: () => pool.close(),
  };
};
export type Pdf = ReturnType<typeof createPdf>;
