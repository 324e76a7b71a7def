import { MAX_KILLS } from "./queues.ts";

/** pg-boss stores this message when a worker stops its heartbeat. */
const WORKER_DIED = "job heartbeat timeout";

/** The stored reason of an attempt that did not run, because the job killed its workers. */
export class PoisonError extends Error {
  override readonly name = "PoisonError";
}

/**
 * Whether a job has used MAX_KILLS attempts and the last one ended with its worker. pg-boss stores
 * only the last attempt's reason, so earlier attempts may have failed without killing a worker.
 */
export const isPoison = (job: { retryCount: number; output: object }): boolean => {
  if (job.retryCount < MAX_KILLS) return false;
  const reason = JSON.stringify(job.output ?? {});
  return reason.includes(WORKER_DIED) || reason.includes("PoisonError");
};
