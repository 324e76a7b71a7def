import type { CalendarFailure } from "@relato/shared/domain/calendars.ts";
import { Pool } from "../../platform/processes/pool.ts";
import { PoolError } from "../../platform/processes/pool-error.ts";
import type { ReadCalendar, ReadRequest } from "./read/read-calendar.ts";

/** 20,000 events take about three seconds. */
const LIMIT_MS = 20_000;
const MEMORY_MB = 384;
const MAX_WAITING = 50;
const IDLE_MS = 30_000;

export type ReadResult =
  | (ReadCalendar & { kind: "read" })
  | { kind: "failed"; reason: CalendarFailure };

/** Reads calendars in a child process, because their text is untrusted. */
export const createCalendarProcess = ({ limit_ms = LIMIT_MS }: { limit_ms?: number } = {}) => {
  const pool = new Pool({
    file: new URL("read/child.ts", import.meta.url),
    ...{ size: 1, limit_ms, memory_mb: MEMORY_MB, resident_mb: MEMORY_MB * 2 },
    ...{ max_waiting: MAX_WAITING, idle_ms: IDLE_MS },
  });
  return {
    /** @throws PoolError QUEUE_FULL or CLOSED; the signal's reason */
    read: async (request: ReadRequest, signal?: AbortSignal): Promise<ReadResult> => {
      try {
        return { kind: "read", ...((await pool.run(request, { signal })) as ReadCalendar) };
      } catch (error) {
        if (!(error instanceof PoolError)) throw error;
        const { code } = error;
        if (code === "QUEUE_FULL" || code === "CLOSED") throw error;
        return { kind: "failed", reason: code === "not_calendar" ? code : "unreadable" };
      }
    },
    close: () => pool.close(),
  };
};
export type CalendarProcess = ReturnType<typeof createCalendarProcess>;
