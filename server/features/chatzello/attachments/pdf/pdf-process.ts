import type { AttachmentContent } from "../../../../platform/database/schema/chatzello.ts";
import { AppError } from "../../../../platform/http/errors.ts";
import { Pool } from "../../../../platform/processes/pool.ts";
import { PoolError } from "../../../../platform/processes/pool-error.ts";

/** Two hundred pages take about five seconds on a laptop. */
const LIMIT_MS = 60_000;
const MEMORY_MB = 512;
const MAX_WAITING = 50;
const IDLE_MS = 60_000;

/** Reads PDFs in a child process, because their bytes are untrusted. */
export const createPdfProcess = ({ limit_ms = LIMIT_MS }: { limit_ms?: number } = {}) => {
  const pool = new Pool({
    file: new URL("child.ts", import.meta.url),
    ...{ size: 1, limit_ms, memory_mb: MEMORY_MB, resident_mb: MEMORY_MB * 2 },
    ...{ max_waiting: MAX_WAITING, idle_ms: IDLE_MS },
  });
  return {
    /** @throws AppError ATTACHMENT_INVALID, UNAVAILABLE; the signal's reason */
    read: async (path: string, signal: AbortSignal): Promise<AttachmentContent> => {
      try {
        return (await pool.run({ path }, { signal })) as AttachmentContent;
      } catch (error) {
        if (!(error instanceof PoolError)) throw error;
        const isBusy = error.code === "QUEUE_FULL" || error.code === "CLOSED";
        throw new AppError(isBusy ? "UNAVAILABLE" : "ATTACHMENT_INVALID");
      }
    },
    close: () => pool.close(),
  };
};
export type PdfProcess = ReturnType<typeof createPdfProcess>;
