import type { JobName } from "./jobs.ts";

/** A dead worker costs an attempt, like a failed handler. */
const ATTEMPTS = 6;

/** Bounds the time until a dead worker's job is retried. pg-boss accepts no less than 10. */
export const HEARTBEAT_S = 10;

/** Ends a handler that hangs. For a consultation: four hours of audio on a slow laptop, times 3. */
const EXPIRY_S: Record<JobName, number> = {
  "process-consultation": 12 * 60 * 60,
  "write-documento": 90 * 60,
  "answer-question": 10 * 60,
  "read-attachment": 60 * 60,
  "index-records": 6 * 60 * 60,
  announce: 60 * 60,
  "announcement-mail": 5 * 60,
  "account-mail": 5 * 60,
  "invitation-mail": 5 * 60,
  "document-mail": 5 * 60,
  "appointment-notice": 5 * 60,
  "deliver-webhook": 5 * 60,
  "dispatch-webhooks": 10 * 60,
  "refresh-calendar": 5 * 60,
  "refresh-calendars": 10 * 60,
  "sandbox-webhook": 60,
  "appointment-reminders": 10 * 60,
  "prune-events": 10 * 60,
  "prune-gravacoes": 60 * 60,
  upkeep: 6 * 60 * 60,
  "protect-files": 20 * 60 * 60,
  backup: 12 * 60 * 60,
  "sync-subscription": 5 * 60,
  "reconcile-payments": 2 * 60 * 60,
  "trial-notices": 10 * 60,
  "activate-referrals": 60 * 60,
};

export const JOB_NAMES = Object.keys(EXPIRY_S) as JobName[];

interface Retries {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
}
const DEFAULT_RETRIES: Retries = { retryLimit: ATTEMPTS - 1, retryDelay: 1, retryDelayMax: 60 };
/** Half an hour: a mail server may be down for that long. */
const MAIL_RETRIES: Retries = { retryLimit: 11, retryDelay: 2, retryDelayMax: 600 };
const RETRIES: Partial<Record<JobName, Retries>> = {
  // A disk that was not mounted, or the database that restarted.
  backup: { retryLimit: 2, retryDelay: 600, retryDelayMax: 3600 },
  "account-mail": MAIL_RETRIES,
  "invitation-mail": MAIL_RETRIES,
  "announcement-mail": MAIL_RETRIES,
  "document-mail": MAIL_RETRIES,
  // Three and a half hours: an appointment is usually on another day.
  "appointment-notice": { retryLimit: 16, retryDelay: 2, retryDelayMax: 1800 },
};

/** Keeps what failed for good, for the operator. No worker reads it. Payloads hold only ids. */
export const FAILED_QUEUE = "failed-jobs";

/** A job that killed its worker so often is not tried again. */
export const MAX_KILLS = 5;

const YEAR_S = 365 * 24 * 60 * 60;
export const FAILED_QUEUE_OPTIONS = { retentionSeconds: YEAR_S, deleteAfterSeconds: YEAR_S };

export const queueOptions = (name: JobName) => ({
  ...(RETRIES[name] ?? DEFAULT_RETRIES),
  retryBackoff: true,
  heartbeatSeconds: HEARTBEAT_S,
  notify: true,
  expireInSeconds: EXPIRY_S[name],
  retentionSeconds: YEAR_S,
  deadLetter: FAILED_QUEUE,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
});
