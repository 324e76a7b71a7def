import { ApiError } from "../../api/api-error.ts";

/** Why the server asks before it books. */
export type RefusedTime = "TIME_BLOCKED" | "OUTSIDE_HOURS";

export const refusedTimeOf = (error: unknown): RefusedTime | null =>
  error instanceof ApiError && (error.code === "TIME_BLOCKED" || error.code === "OUTSIDE_HOURS")
    ? error.code
    : null;
