import type { JobName } from "./jobs.ts";

/** Attempts of a job whose handler fails. A dead worker costs none of them. */
export const ATTEMPTS = 5;

/** Ends a job that hangs, in seconds: four hours of sound at the speed of a slow laptop fit, three times over. */
const EXPIRY_S: Record<JobName, number> = {
  "process-consultation": 12 * 60 * 60,
  "write-documento": 90 * 60,
  "account-mail": 5 * 60,
  "document-mail": 5 * 60,
  "appointment-notice": 5 * 60,
  "appointment-reminders": 10 * 60,
  "prune-events": 10 * 60,
  "prune-gravacoes": 60 * 60,
};

export const JOB_NAMES = Object.keys(EXPIRY_S) as JobName[];

/** A mail server may be away for longer than a job that only fails: half an hour of tries. */
const PATIENCE: Partial<Record<JobName, { retryLimit: number; retryDelayMax: number }>> = {
  "account-mail": { retryLimit: 11, retryDelayMax: 600 },
  "document-mail": { retryLimit: 11, retryDelayMax: 600 },
  // What a patient is told of another day is worth hours: three and a half.
  "appointment-notice": { retryLimit: 16, retryDelayMax: 1800 },
};

/** How pg-boss keeps a queue. `exclusive`: one unfinished job a key. */
export const queueOptions = (name: JobName) => ({
  retryLimit: ATTEMPTS - 1,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  ...PATIENCE[name],
  expireInSeconds: EXPIRY_S[name],
  retentionSeconds: 365 * 24 * 60 * 60,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
});
