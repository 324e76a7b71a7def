import { setTimeout as delay } from "node:timers/promises";
import { isUnreachable } from "./failure.ts";

/** How long a statement is retried while the database restarts. */
export const PATIENCE_MS = 10_000;
const RETRY_MS = 50;

/** Runs `work`, which must be safe to repeat, and retries it while the database restarts. */
export const retryUnreachable = async <T>(work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error) || Date.now() > deadline) throw error;
      await delay(RETRY_MS);
    }
  }
};
