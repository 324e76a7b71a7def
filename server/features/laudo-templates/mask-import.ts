import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { AppError } from "../../platform/http/errors.ts";
import { Pool } from "../../platform/processes/pool.ts";
import { PoolError } from "../../platform/processes/pool-error.ts";
import type { ImportRequest } from "./import/child.ts";
import { IMPORT_CODES } from "./import-error.ts";
import type { ReadMask } from "./mrrt/read-mrrt.ts";

/** Bytes of a file. Word reports hold pictures, which are not read. */
export const MAX_BYTES = { html: 1024 * 1024, text: 1024 * 1024, docx: 5 * 1024 * 1024 } as const;
/** The largest files that are accepted take about a second. */
const LIMIT_MS = 20_000;
const MEMORY_MB = 256;
const MAX_WAITING = 20;
const IDLE_MS = 60_000;

/** The codes of the child; a child that crashes or hangs was given an invalid file. */
const codeOf = ({ code }: PoolError): ErrorCode => {
  const known = IMPORT_CODES.find((one) => one === code);
  if (known !== undefined) return known;
  return code === "QUEUE_FULL" || code === "CLOSED" ? "UNAVAILABLE" : "IMPORT_INVALID";
};

/** Reads files of masks in a child process. */
export const createMaskImport = ({ limit_ms = LIMIT_MS }: { limit_ms?: number } = {}) => {
  const pool = new Pool({
    file: new URL("import/child.ts", import.meta.url),
    size: 1,
    limit_ms,
    memory_mb: MEMORY_MB,
    resident_mb: MEMORY_MB * 3,
    max_waiting: MAX_WAITING,
    idle_ms: IDLE_MS,
  });
  return {
    /** @throws AppError IMPORT_INVALID, IMPORT_TOO_LARGE, LAUDO_TOO_LONG, UNAVAILABLE */
    read: async (request: ImportRequest): Promise<ReadMask> => {
      if (request.bytes.length > MAX_BYTES[request.kind]) throw new AppError("IMPORT_TOO_LARGE");
      try {
        return (await pool.run(request)) as ReadMask;
      } catch (error) {
        throw error instanceof PoolError ? new AppError(codeOf(error)) : error;
      }
    },
    close: () => pool.close(),
  };
};
